import { Gutter } from '@payloadcms/ui';
import { AddedSkills } from './AddedSkills.tsx';

/** The page of the skills that editors have added. */
export const AddedSkillsView = () => (
  <Gutter>
    <AddedSkills />
  </Gutter>
);
