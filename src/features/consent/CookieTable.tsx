import type { ConsentGroup } from '#contract/consentGroups.ts';
import type { STORAGE_TEXTS } from './consentDictionary';
import { Fragment } from 'react';
import STORED_ITEMS from './storedItems.json';

interface Props {
  group: ConsentGroup;
  texts: Record<keyof (typeof STORAGE_TEXTS)['es'], Partial<Record<string, string>>>;
}

/** The name of a cookie: one that is too long for its column breaks after an underscore. */
const Name = ({ name }: { name: string }) => (
  <code className="font-bold">
    {name.split(/(?<=_)/).map((part) => (
      <Fragment key={part}>
        <span>{part}</span>
        <wbr />
      </Fragment>
    ))}
  </code>
);

/**
 * What the site and the services that it uses store in a browser, for a consent group: name, purpose,
 * provider, duration. Video players choose the names themselves, which may change. A table on wide pages,
 * stacked blocks on phones and in the dialog. The cookie policy renders it without script.
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
          {Object.entries(STORED_ITEMS[group]).map(([name, { kind, provider, duration }]) => (
            <tr key={name}>
              <th scope="row">
                {players[name] ? (
                  <span className="font-bold">{players[name]}</span>
                ) : (
                  <Name name={name} />
                )}
                <span className="block text-muted">{kinds[kind]}</span>
              </th>
              <td>{purposes[name]}</td>
              <td>
                <span className="label">{columns.provider}</span> <span>{providers[provider]}</span>
              </td>
              <td>
                <span className="label">{columns.duration}</span> <span>{durations[duration]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
