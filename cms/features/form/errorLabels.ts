import { type AfterErrorHook, type Field, type PayloadRequest, ValidationError } from 'payload';
import { describePath } from '../../fields/dataFields.ts';
import type { Siblings } from '../../fields/rules.ts';
import { adminLanguage } from '../../texts/problems.ts';

/** What each request saves, merged with what is stored: the paths of its errors lead into that. */
const saves = new WeakMap<PayloadRequest, { fields: readonly Field[]; data: Siblings }>();

interface Save {
  collection?: { fields: Field[] };
  global?: { fields: Field[] };
  data: object;
  req: PayloadRequest;
}

/** Hook before the change of a record or global that keeps what {@link nameFields} names fields by. */
export function rememberSave({ collection, global, data, req }: Save) {
  saves.set(req, { fields: (collection ?? global)!.fields, data: data as Siblings });
  return data;
}

/**
 * Names the fields of a refused save as an editor knows them, “Acentos › 1 (Andaluz) › Nivel”: Payload
 * gives the number of a row only.
 */
export const nameFields: AfterErrorHook = ({ error, req, result }) => {
  const save = saves.get(req);
  const { errors } = ((error as Partial<ValidationError>).data ?? {}) as {
    errors?: { path: string; message: string }[];
  };
  if (!(error instanceof ValidationError) || !save || !errors || !result) return undefined;
  const named = errors.map((one) => {
    const label = describePath(save.fields, one.path, adminLanguage(req), save.data);
    return { ...one, ...(label && { label }) };
  });
  const { message } = new ValidationError({ errors: named }, req.t);
  const [first, ...others] = result.errors ?? [];
  const renamed = { ...first, message, data: { ...first?.data, errors: named } };
  return { response: { ...result, errors: [renamed, ...others] } };
};
