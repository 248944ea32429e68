import type { CollectionConfig } from 'payload';

const nobody = () => false;

/** The second factor of each account that has one. No API reads or writes it. */
export const SecondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { hidden: true },
  graphQL: false,
  lockDocuments: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    // Encrypted with PAYLOAD_SECRET, as API keys are.
    { name: 'secret', type: 'text', required: true },
    // Empty until the first code has proved that the app has the secret.
    { name: 'confirmedAt', type: 'date' },
    // The last accepted code's time step: a code is valid once.
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
    { name: 'recoveryCodes', type: 'json', required: true, defaultValue: [] },
    // Ids of the sessions in which a code was entered.
    { name: 'sessions', type: 'json', required: true, defaultValue: [] },
  ],
};
