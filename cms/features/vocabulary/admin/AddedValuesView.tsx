import { Gutter } from '@payloadcms/ui';
import { AddedValues } from './AddedValues.tsx';

/** The page of the skills that editors have added. */
export const AddedValuesView = () => (
  <Gutter>
    <AddedValues />
  </Gutter>
);
