import type { PreviewKind } from '../../cms/contract/preview.ts';
import { findList } from '../../cms/contract/lists.ts';

type Raw = Record<string, unknown>;

const MISSING = '…';

/** In place of required values that a form does not contain yet, so that its page can be shown. */
const PLACEHOLDERS: Record<PreviewKind, Raw> = {
  talents: {
    name: MISSING,
    slug: 'nueva-ficha',
    sections: ['actor'],
    list: 'actors',
    visibility: 'listed',
    shareId: '0000000000',
  },
  pages: { title: MISSING, slug: 'nosotras' },
  home: {},
  agency: { name: MISSING, aiCrawlers: 'searchOnly', indexMinors: false },
};

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** Sets the list of a talent as the CMS does when it saves. */
const withList = ({ sections, list, ...raw }: Raw): Raw => {
  const own = Array.isArray(sections) ? findList(sections.map(String)) : undefined;
  return { ...raw, sections, list: own ?? list };
};

/** Returns a record with placeholders for required values that are missing. */
export function withPlaceholders(kind: PreviewKind, raw: Raw, now = new Date()): Raw {
  const defaults = { id: 'new', updatedAt: now.toISOString(), ...PLACEHOLDERS[kind] };
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => !isMissing(value)));
  const complete = { ...raw, ...defaults, ...given };
  return kind === 'talents' ? withList(complete) : complete;
}
