import { findTranslationService } from '../translationService.ts';
import { EnglishPanelInput } from './EnglishPanelInput.tsx';

/** Renders the panel of English texts; the browser learns only whether there is a service. */
export function EnglishPanel() {
  return <EnglishPanelInput hasService={findTranslationService() !== undefined} />;
}
