import type { ConsentGroup } from '~/features/consent/consentServices';
import type { StorageTexts } from '~/features/consent/consentDictionary';
import { Fragment } from 'react';
import { getStoredItems } from '~/features/consent/cookieList';

interface Props {
  group: ConsentGroup;
  texts: StorageTexts;
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
