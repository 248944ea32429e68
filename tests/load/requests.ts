import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** One kind of request. */
export interface Kind {
  name: string;
  path: string;
  init?: RequestInit;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

const graphql = (name: string, query: string, variables: object = {}): Kind => ({
  name,
  path: '/api/graphql',
  init: { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ query, variables }) },
});

const aliases = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`;

const published = { AND: [{ _status: { equals: 'published' } }] };

const REVISIONS = `query ($where: Talent_where) {
  Talents(where: $where, sort: "id", limit: 2000, pagination: false, select: true) {
    docs { id updatedAt }
  }
}`;

const HOME = '{ Home { slides { headline picture { url } } featured { talent { name } } } }';

/** Records as the site fetches them; the fields do not matter, because Payload reads all of them. */
const PAGE = `query ($where: Talent_where) {
  Talents(limit: 100, sort: "id", where: $where) {
    docs { id name photo { url } cinema { title role } videos { url poster { url } } }
  }
}`;

/**
 * Returns the kinds of requests of the load test: what readers ask, what attackers ask, and nonsense.
 *
 * @param mediaDir the folder of the uploads
 */
export async function requestKinds(mediaDir: string): Promise<Kind[]> {
  const [file = ''] = (await readdir(mediaDir)).filter((name) => !name.includes('webp'));
  return [
    { name: 'health', path: '/api/health' },
    { name: 'REST list', path: '/api/talents?limit=25&depth=1' },
    { name: 'REST record', path: '/api/talents/5' },
    { name: 'REST, everything', path: '/api/talents?limit=0' },
    { name: 'REST, wrong id', path: "/api/talents/abc'" },
    { name: 'REST, broken escape', path: '/api/talents/%E0%A4%A' },
    { name: 'media', path: `/api/media/file/${path.basename(file)}` },
    { name: 'media, none', path: '/api/media/file/none.jpg' },
    graphql('GraphQL revisions', REVISIONS, { where: published }),
    graphql('GraphQL records', PAGE, { where: published }),
    graphql('GraphQL home', HOME),
    graphql('GraphQL, 200 aliases', aliases(200, 'Talents(limit: 500) { docs { id name } }')),
    graphql('GraphQL, most that is allowed', '{ Talents(limit: 100) { docs { id name } } }'),
    graphql('GraphQL, broken', '{'),
    {
      name: 'a made-up link of a person',
      path: '/api/profile-updates/mine/sheet',
      init: { method: 'POST', headers: { 'X-Profile-Token': '1'.repeat(22) }, body: '{}' },
    },
    {
      name: 'broken form',
      path: '/api/media',
      init: {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body: '--x\r\nbroken',
      },
    },
  ];
}
