import type { Plugin } from 'payload';
import { creditFields } from '../../fields/credits.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { addCreditEndpoint } from './addCredit.ts';
import { creditTable } from './creditColumns.ts';

const ADD_CREDIT = '/features/credits/admin/AddCredit.tsx#AddCredit';

/** Adds the action that adds one credit to several people. */
export const credits: Plugin = (config) => {
  const tables = creditFields()
    .map(creditTable)
    .filter(({ columns }) => columns.some(({ name }) => name === 'role'));
  return extendConfig.collection(config, 'talents', {
    endpoints: [addCreditEndpoint(tables)],
    components: { beforeListTable: [{ path: ADD_CREDIT, clientProps: { tables } }] },
  });
};
