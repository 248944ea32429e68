import fc from 'fast-check';
import { type Arbitraries, type Fields, FIELDS, MISTAKES } from './fields';
import * as values from './values';

/** A collection or global of the CMS. */
export type Target = 'talents' | 'pages' | 'redirects' | 'media' | 'home' | 'agency';

/** What an editor does. `publish` saves what the form contains as the public version. */
export type Action = 'create' | 'publish' | 'draft' | 'unpublish' | 'delete' | 'restore' | 'upload';

/** One edit of one record. */
export interface Edit {
  target: Target;
  action: Action;
  /** The position of the record among those of its collection. */
  index: number;
  locale: 'es' | 'en';
  fields: Fields;
  /** The name of an uploaded file, in place of its own. */
  fileName: string | undefined;
}

const ACTIONS: Record<Target, Action[]> = {
  talents: ['create', 'publish', 'publish', 'publish', 'draft', 'unpublish', 'delete', 'restore'],
  pages: ['create', 'publish', 'publish', 'draft', 'unpublish', 'delete', 'restore'],
  redirects: ['create', 'create', 'publish', 'delete'],
  media: ['upload', 'upload', 'publish', 'delete'],
  home: ['publish', 'publish', 'draft', 'unpublish', 'restore'],
  agency: ['publish'],
};

/** How often each collection is edited; talents and redirects have the most rules. */
const WEIGHTS: Record<Target, number> = {
  talents: 8,
  pages: 4,
  redirects: 5,
  media: 2,
  home: 3,
  agency: 2,
};

/** At most two fields of a record, any of which may have a value of another type. */
const fieldsOf = (arbitraries: Arbitraries): fc.Arbitrary<Fields> => {
  const field = fc
    .constantFrom(...Object.keys(arbitraries))
    .chain((name) =>
      fc
        .oneof(
          { withCrossShrink: true },
          { arbitrary: arbitraries[name]!, weight: 30 },
          { arbitrary: values.wrongType, weight: 1 },
        )
        .map((value): [string, unknown] => [name, value]),
    );
  return fc.array(field, { maxLength: 2 }).map((entries) => Object.fromEntries(entries) as Fields);
};

/** One field with a likely mistake, or any fields. */
const mistakesOf = (target: Target): fc.Arbitrary<Fields> => {
  const mistakes = Object.entries(MISTAKES[target] ?? {}).map(([name, value]) =>
    value.map((mistake): Fields => ({ [name]: mistake })),
  );
  const any = fieldsOf(FIELDS[target]);
  return mistakes.length > 0 ? fc.oneof(any, fc.oneof(...mistakes)) : any;
};

const editOf = (target: Target): fc.Arbitrary<Edit> =>
  fc.record(
    {
      target: fc.constant(target),
      action: fc.constantFrom(...ACTIONS[target]),
      index: fc.nat(3),
      locale: fc.constantFrom('es' as const, 'es' as const, 'en' as const),
      fields: mistakesOf(target),
      fileName: fc.option(values.fileName, { nil: undefined }),
    },
    { noNullPrototype: true },
  );

/** Any edit of any record. */
export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  ...(Object.keys(FIELDS) as Target[]).map((target) => ({
    arbitrary: editOf(target),
    weight: WEIGHTS[target],
  })),
);
