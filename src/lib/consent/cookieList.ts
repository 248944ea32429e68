import type { ConsentGroup } from './services';

/** One thing that the site, or a service it uses, keeps in the visitor's browser. */
export interface StoredItem {
  /** Names its texts in the dictionaries. */
  id: string;
  /** What it is called in the browser; a player names its own things, which may change. */
  name?: string;
  group: ConsentGroup;
  provider: 'site' | 'google' | 'youtube' | 'vimeo';
  kind: 'cookie' | 'tab' | 'player';
  duration: 'days365' | 'year' | 'twoYears' | 'tab' | 'theirs';
}

/** Everything that is kept in the visitor's browser; the dialog and the cookie policy show this list. */
export const STORED_ITEMS = [
  {
    id: 'language',
    name: 'i18n_redirected',
    group: 'necessary',
    provider: 'site',
    kind: 'cookie',
    duration: 'days365',
  },
  {
    id: 'choice',
    name: 'cookie_control_consent',
    group: 'necessary',
    provider: 'site',
    kind: 'cookie',
    duration: 'year',
  },
  {
    id: 'enabled',
    name: 'cookie_control_enabled_cookies',
    group: 'necessary',
    provider: 'site',
    kind: 'cookie',
    duration: 'year',
  },
  {
    id: 'record',
    name: 'cookie_control_record',
    group: 'necessary',
    provider: 'site',
    kind: 'cookie',
    duration: 'year',
  },
  {
    id: 'reload',
    name: 'chunk-reload',
    group: 'necessary',
    provider: 'site',
    kind: 'tab',
    duration: 'tab',
  },
  {
    id: 'draft',
    name: 'contact',
    group: 'necessary',
    provider: 'site',
    kind: 'tab',
    duration: 'tab',
  },
  {
    id: 'visitor',
    name: '_ga',
    group: 'optional',
    provider: 'google',
    kind: 'cookie',
    duration: 'twoYears',
  },
  {
    id: 'session',
    name: '_ga_*',
    group: 'optional',
    provider: 'google',
    kind: 'cookie',
    duration: 'twoYears',
  },
  {
    id: 'youtube',
    group: 'functional',
    provider: 'youtube',
    kind: 'player',
    duration: 'theirs',
  },
  { id: 'vimeo', group: 'functional', provider: 'vimeo', kind: 'player', duration: 'theirs' },
] as const satisfies readonly StoredItem[];

/** Returns what is kept for the services of a group. */
export const storedBy = (group: ConsentGroup) =>
  STORED_ITEMS.filter((item) => item.group === group);
