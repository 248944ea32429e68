import type { TextFieldServerProps } from 'payload';
import { bilingual } from '../../../texts/labels.ts';
import { AgentSelectInput } from './AgentSelectInput.tsx';

const NONE = bilingual('La agencia', 'The agency');
const GONE = bilingual('Ya no está en el equipo', 'No longer in the team');
const DESCRIPTION = bilingual(
  'Una persona del equipo, con su teléfono y su correo. Sin nadie, los de la agencia.',
  'A person of the team, with their telephone and e-mail. With nobody, those of the agency.',
);

/** Renders a select with the agency's team; its value is the id of a row of `team`. */
export async function AgentSelect({ clientField, path, payload, i18n }: TextFieldServerProps) {
  const language = i18n.language === 'en' ? 'en' : 'es';
  const { team } = await payload.findGlobal({ slug: 'agency', depth: 0 });
  return (
    <AgentSelectInput
      path={path}
      label={clientField.label as string | undefined}
      none={NONE[language]}
      gone={GONE[language]}
      description={DESCRIPTION[language]}
      team={(team ?? []).map(({ id, name }) => ({ id: id ?? '', name }))}
    />
  );
}
