'use client';
import { SelectInput, useField } from '@payloadcms/ui';
import type { StaticLabel } from 'payload';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import texts from './texts.json' with { type: 'json' };

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
      description={texts.agent[language]}
      placeholder={texts.noAgent[language]}
      isClearable
      readOnly={disabled}
      showError={showError}
      value={value ?? ''}
      options={
        isGone ? [...options, { value: value!, label: texts.formerAgent[language] }] : options
      }
      onChange={(option) => {
        const chosen = Array.isArray(option) ? option[0] : option;
        setValue((chosen?.value as string | undefined) ?? null);
      }}
    />
  );
}
