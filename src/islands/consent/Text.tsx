import type { TextKey } from '~/lib/consent/texts';
import { useActiveTexts } from './texts';

interface Props {
  /** The key of the consent text. */
  name: TextKey;
  id?: string;
  className?: string;
}

/**
 * A consent text. `data-text` contains its key, so that a script can translate the static HTML into
 * the browser's language before hydration.
 */
export default function Text({ name, id, className }: Props) {
  const { texts, lang } = useActiveTexts();
  return (
    <span id={id} className={className} lang={lang} data-text={name}>
      {texts[name]}
    </span>
  );
}
