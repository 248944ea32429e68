import type { PreviewKind } from '#contract/preview.ts';

/** The form of the CMS whose record a page shows, in the live preview. */
export interface ShownForm {
  kind: PreviewKind;
  /** Where the rows that are shown are in each list of the form, which may have more. */
  rows: Record<string, number[]>;
}

/**
 * Returns a function that names the field of the CMS which an element shows: in the live preview of a
 * record of this kind a click opens the field, and the page scrolls to it. The site has no such names.
 *
 * @param locals `Astro.locals`
 * @example
 * <tr {...fieldOf('cinema', 0)}> // data-cms-field="cinema.0"
 */
export const shownFields =
  ({ shownForm }: App.Locals, kind: PreviewKind) =>
  (name: string, row?: number): { 'data-cms-field'?: string } => {
    if (shownForm?.kind !== kind) return {};
    const path = row === undefined ? name : `${name}.${shownForm.rows[name]?.[row] ?? row}`;
    return { 'data-cms-field': path };
  };
