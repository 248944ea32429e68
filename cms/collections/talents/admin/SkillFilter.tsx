'use client';

import { ReactSelect } from '@payloadcms/ui';
import { filterByList } from '../../../admin/filterByList.ts';
import { choicesOf } from '../../../fields/choices.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import { useAddedSkills } from '../../../admin/useAddedSkills.ts';

interface Props {
  value?: unknown;
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** The value of a filter of talents by a skill: a choice, though the field is a text. */
export function SkillFilter({ value, onChange, disabled = false }: Props) {
  const language = useAdminLanguage();
  const { added } = useAddedSkills();
  const options = [...choicesOf('skills'), ...added].map((one) => ({
    value: one.value,
    label: one.label[language],
  }));
  const chosen = options.find((one) => one.value === value);
  return (
    <ReactSelect
      disabled={disabled}
      filterOption={filterByList('skills')}
      options={options}
      {...(chosen && { value: chosen })}
      onChange={(option) => onChange(String([option].flat()[0]?.value ?? ''))}
    />
  );
}
