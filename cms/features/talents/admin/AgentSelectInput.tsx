'use client';
import { SelectInput, useField } from '@payloadcms/ui';
import type { StaticLabel } from 'payload';
import { bilingual } from '../../../texts/labels.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

const NONE = bilingual('La agencia', 'The agency');
const GONE = bilingual('Ya no está en el equipo', 'No longer in the team');
const DESCRIPTION = bilingual(
  'Una persona del equipo, con su teléfono y su correo. Sin nadie, los de la agencia.',
  'A person of the team, with their telephone and e-mail. With nobody, those of the agency.',
);

interface Props {
  path: string;
  label: StaticLabel | undefined;
  team: { id: string; name: string }[];
}

/** Lets an editor choose a person of the team; a person who has left is shown until replaced. */
export function AgentSelectInput({ path, label, team }: Props) {
  const language = useAdminLanguage();
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  const isGone = Boolean(value) && !team.some(({ id }) => id === value);
  const options = team.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectInput
      path={path}
      name={path}
      {...(label ? { label } : {})}
      description={DESCRIPTION[language]}
      placeholder={NONE[language]}
      isClearable
      readOnly={disabled}
      showError={showError}
      value={value ?? ''}
      options={isGone ? [...options, { value: value!, label: GONE[language] }] : options}
      onChange={(option) => {
        const chosen = Array.isArray(option) ? option[0] : option;
        setValue((chosen?.value as string | undefined) ?? null);
      }}
    />
  );
}
