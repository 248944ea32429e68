import { type Browser, test } from '@playwright/test';
import { startAdminServer } from './adminServer';
import { signIn } from './signIn';
import { EditorForm } from './twoEditors/editorForm';
import { type Desk, Sequence } from './twoEditors/sequence';

/*
 * Random sequences of two editors in two forms of one record, see `twoEditors/sequence.ts`. A failed one
 * names its seed: `EDITORS_SEQUENCES=1 EDITORS_SEED=<seed>` repeats it. `ADMIN_ORIGIN` is an admin that runs.
 */
const PORT = 3126;
const COUNT = Number(process.env.EDITORS_SEQUENCES || 8);
const SEED = Number(process.env.EDITORS_SEED || 1);
// `npm test` does a dozen short sequences, with the stories.
const STEPS = process.env.EDITORS_SEQUENCES ? 10 : 6;

const { ADMIN_ORIGIN } = process.env;

const COLLEAGUE = {
  name: 'Berta',
  email: 'berta@agencia.example',
  password: 'a second long password',
};

async function prepareDesk(browser: Browser, origin: string): Promise<Desk> {
  const profile = { locale: 'es-ES' };
  const [first, second] = [await browser.newContext(profile), await browser.newContext(profile)];
  const forms = { Ana: await EditorForm.open(first), Berta: await EditorForm.open(second) };
  await signIn(forms.Ana.page, origin);
  await first.request.post(`${origin}/api/users`, { data: { ...COLLEAGUE, role: 'editor' } });
  await signIn(forms.Berta.page, origin, '/admin', COLLEAGUE);
  const query = 'where[mimeType][equals]=image/jpeg&limit=4&depth=0';
  const { docs } = (await (await first.request.get(`${origin}/api/media?${query}`)).json()) as {
    docs: { id: number }[];
  };
  return { origin, forms, request: first.request, pictures: docs.map(({ id }) => id) };
}

let admin: Pick<Awaited<ReturnType<typeof startAdminServer>>, 'origin' | 'stop'>;
let desk: Desk;

test.beforeAll(async ({ browser }) => {
  admin = ADMIN_ORIGIN
    ? { origin: ADMIN_ORIGIN, stop: () => Promise.resolve() }
    : await startAdminServer(PORT);
  desk = await prepareDesk(browser, admin.origin);
});
test.afterAll(() => admin?.stop());

/** Names the steps of a sequence that fails. */
async function trace(seed: number, run: (sequence: Sequence) => Promise<void>) {
  const sequence = new Sequence(desk, seed);
  await run(sequence).catch((error: unknown) => {
    console.error([`Seed ${seed}:`, ...sequence.steps].join('\n  '));
    throw error;
  });
}

const STORIES = {
  'a colleague’s deleted row stays deleted, whatever is saved afterwards': [
    'Ana deletes',
    'Ana publishes',
    'Berta changes',
    'Berta saves a draft',
    'Berta changes',
    'Berta saves a draft',
    'Berta publishes',
  ],
  'publishing an unchanged form keeps what a colleague has saved since it was opened': [
    'Ana changes',
    'Ana saves a draft',
    'Berta reloads the page',
    'Ana changes',
    'Ana saves a draft',
    'Berta publishes',
  ],
  'a list that is emptied while the server answers is saved empty': [
    'Ana empties a list during an answer',
    'Ana saves a draft',
    'Ana publishes',
  ],
  'publishing twice in English stores no Spanish text as English': [
    'Ana switches the language',
    'Ana changes',
    'Ana publishes',
    'Ana changes',
    'Ana publishes',
  ],
};
for (const [name, steps] of Object.entries(STORIES)) {
  // With seed 1 the first story would not fail without the `gone` fields of `asSaved`.
  test(name, () => trace(2, (sequence) => sequence.play(steps)));
}

for (let seed = SEED; seed < SEED + COUNT; seed++) {
  test(`two editors of one record lose nothing that was acknowledged, seed ${seed}`, () =>
    trace(seed, (sequence) => sequence.run(STEPS)));
}
