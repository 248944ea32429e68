'use client';
import { SelectInput, useField } from '@payloadcms/ui';
import type { StaticLabel } from 'payload';

interface Props {
  path: string;
  label: StaticLabel | undefined;
  description: string;
  /** What the empty field shows. */
  none: string;
  /** What a value shows whose person is not in the team. */
  gone: string;
  team: { id: string; name: string }[];
}

/** Lets an editor choose a person of the team; a person who has left is shown until replaced. */
export function AgentSelectInput({ path, label, description, none, gone, team }: Props) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  const isGone = Boolean(value) && !team.some(({ id }) => id === value);
  const options = team.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectInput
      path={path}
      name={path}
      {...(label ? { label } : {})}
      description={description}
      placeholder={none}
      isClearable
      readOnly={disabled}
      showError={showError}
      value={value ?? ''}
      options={isGone ? [...options, { value: value!, label: gone }] : options}
      onChange={(option) => {
        const chosen = Array.isArray(option) ? option[0] : option;
        setValue((chosen?.value as string | undefined) ?? null);
      }}
    />
  );
}
