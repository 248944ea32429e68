import type { ConsentGroup } from '~/features/consent/consentServices';
import type { STORAGE_TEXTS } from '~/features/consent/consentDictionary';
import { Fragment } from 'react';

/** A cookie or storage entry that the site, or a service it uses, sets in the visitor's browser. */
interface StoredItem {
  /** The key of its texts in the dictionaries. */
  id: string;
  /** Its name in the browser; video players choose their own, which may change. */
  name?: string;
  group: ConsentGroup;
  provider: 'site' | 'google' | 'youtube' | 'vimeo';
  kind: 'cookie' | 'sessionStorage' | 'localStorage' | 'player';
  duration: 'days365' | 'year' | 'twoYears' | 'tab' | 'removed' | 'platform';
}

/** Every cookie and storage entry of the site, as listed in the dialog and the cookie policy. */
const STORED_ITEMS = [
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
    kind: 'sessionStorage',
    duration: 'tab',
  },
  {
    id: 'draft',
    name: 'contact',
    group: 'necessary',
    provider: 'site',
    kind: 'sessionStorage',
    duration: 'tab',
  },
  {
    id: 'enquiry',
    name: 'casting',
    group: 'necessary',
    provider: 'site',
    kind: 'sessionStorage',
    duration: 'tab',
  },
  {
    id: 'sent',
    name: 'sent',
    group: 'necessary',
    provider: 'site',
    kind: 'sessionStorage',
    duration: 'tab',
  },
  {
    id: 'selection',
    name: 'selection',
    group: 'necessary',
    provider: 'site',
    kind: 'sessionStorage',
    duration: 'tab',
  },
  {
    id: 'keptSelection',
    name: 'kept-selection',
    group: 'necessary',
    provider: 'site',
    kind: 'localStorage',
    duration: 'removed',
  },
  {
    id: 'recentSearches',
    name: 'recent-searches',
    group: 'necessary',
    provider: 'site',
    kind: 'localStorage',
    duration: 'removed',
  },
  {
    id: 'proposal',
    name: 'proposal:*',
    group: 'necessary',
    provider: 'site',
    kind: 'localStorage',
    duration: 'removed',
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
    duration: 'platform',
  },
  { id: 'vimeo', group: 'functional', provider: 'vimeo', kind: 'player', duration: 'platform' },
] as const satisfies readonly StoredItem[];

/** Returns the stored items of a group. */
const getStoredItems = (group: ConsentGroup) => STORED_ITEMS.filter((item) => item.group === group);

interface Props {
  group: ConsentGroup;
  texts: (typeof STORAGE_TEXTS)['es'];
}

/** The name of a cookie: one that is too long for its column breaks after an underscore. */
const Name = ({ name }: { name: string }) => (
  <code className="font-bold">
    {name.split(/(?<=_)/).map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </code>
);

/**
 * The cookies and storage entries of a consent group: name, purpose, provider, duration. A table on
 * wide pages, stacked blocks on phones and in the dialog. The cookie policy renders it without script.
 */
export default function CookieTable({ group, texts }: Props) {
  const { captions, columns, players, kinds, purposes, providers, durations } = texts;
  return (
    <div className="cookies">
      <table className="w-full text-left text-small">
        <caption className="sr-only">{captions[group]}</caption>
        <thead>
          <tr>
            {(['name', 'purpose', 'provider', 'duration'] as const).map((column) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {getStoredItems(group).map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {'name' in item ? (
                  <Name name={item.name} />
                ) : (
                  <span className="font-bold">{players[item.id]}</span>
                )}
                <span className="block text-muted">{kinds[item.kind]}</span>
              </th>
              <td>{purposes[item.id]}</td>
              <td>
                <span className="label">{columns.provider}</span> {providers[item.provider]}
              </td>
              <td>
                <span className="label">{columns.duration}</span> {durations[item.duration]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
