import type { ConsentGroup } from '~/features/consent/consentServices';
import type { STORAGE_TEXTS } from '~/features/consent/consentDictionary';
import { Fragment } from 'react';

/** Cookies, session storage and local storage of the site itself. */
const COOKIE = { group: 'necessary', provider: 'site', kind: 'cookie' } as const;
const SESSION = { ...COOKIE, kind: 'sessionStorage', duration: 'tab' } as const;
const LOCAL = { ...COOKIE, kind: 'localStorage', duration: 'removed' } as const;
const ANALYTICS = {
  group: 'optional',
  provider: 'google',
  kind: 'cookie',
  duration: 'twoYears',
} as const;
/** Video players choose the names of what they store, which may change. */
const PLAYER = { group: 'functional', kind: 'player', duration: 'platform' } as const;

/** Every cookie and storage entry of the site and of the services that it uses; `id` is the key of its texts. */
const STORED_ITEMS = [
  { ...COOKIE, id: 'language', name: 'i18n_redirected', duration: 'days365' },
  { ...COOKIE, id: 'choice', name: 'cookie_control_consent', duration: 'year' },
  { ...COOKIE, id: 'enabled', name: 'cookie_control_enabled_cookies', duration: 'year' },
  { ...COOKIE, id: 'record', name: 'cookie_control_record', duration: 'year' },
  { ...SESSION, id: 'reload', name: 'chunk-reload' },
  { ...SESSION, id: 'draft', name: 'contact' },
  { ...SESSION, id: 'enquiry', name: 'casting' },
  { ...SESSION, id: 'sent', name: 'sent' },
  { ...SESSION, id: 'selection', name: 'selection' },
  { ...LOCAL, id: 'keptSelection', name: 'kept-selection' },
  { ...LOCAL, id: 'recentSearches', name: 'recent-searches' },
  { ...LOCAL, id: 'proposal', name: 'proposal:*' },
  { ...ANALYTICS, id: 'visitor', name: '_ga' },
  { ...ANALYTICS, id: 'session', name: '_ga_*' },
  { ...PLAYER, id: 'youtube', provider: 'youtube' },
  { ...PLAYER, id: 'vimeo', provider: 'vimeo' },
] as const satisfies readonly ({ group: ConsentGroup } & Record<string, string>)[];

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
          {STORED_ITEMS.filter((item) => item.group === group).map((item) => (
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
