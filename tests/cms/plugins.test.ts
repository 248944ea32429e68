import { readdirSync } from 'node:fs';
import type { Config, Plugin } from 'payload';
import { expect, it, vi } from 'vitest';

const FEATURES = new URL('../../cms/features/', import.meta.url);
/** The files with a plugin, each of the same name or of the folder's. */
const FILES = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(Plugin|\/proposals)\.ts$/.test(file),
);

async function findPlugin(file: string): Promise<Plugin> {
  const exported = (await import(new URL(file, FEATURES).href)) as Record<string, unknown>;
  const folder = file.split('/')[0]!;
  const found = exported[folder] ?? exported[`${folder}Talents`];
  expect(found, `${file} exports the plugin ${folder}`).toBeTypeOf('function');
  return found as Plugin;
}

const endpoint = () => ({
  path: '/earlier',
  method: 'get' as const,
  handler: () => new Response(),
});
const SLUGS = 'talents pages media redirects users publications second-factors';

/** A configuration as an earlier plugin leaves it. */
const earlierConfig = (onInit: NonNullable<Config['onInit']>) => ({
  collections: SLUGS.split(' ').map((slug) => ({
    slug,
    fields: [],
    endpoints: [endpoint()],
    ...(slug === 'media' && { upload: {} }),
    ...(slug === 'users' && { auth: true }),
    hooks: { afterRead: [({ doc }: { doc: unknown }) => doc] },
  })),
  globals: [{ slug: 'home', fields: [], endpoints: [endpoint()], versions: { drafts: true } }],
  endpoints: [endpoint()],
  onInit,
  jobs: { tasks: [{ slug: 'earlier', handler: () => ({ output: {} }) }] },
});

it.each(FILES)('%s keeps what earlier plugins have added', async (file) => {
  const onInit = vi.fn();
  const plugin = await findPlugin(file);
  const config = await plugin(earlierConfig(onInit) as unknown as Config);
  const all = [config, ...config.collections!, ...config.globals!];
  const own = all.filter(
    (one) => !('slug' in one) || SLUGS.split(' ').concat('home').includes(one.slug),
  );
  expect(own).toHaveLength(1 + SLUGS.split(' ').length + 1);
  for (const one of own) {
    const paths = (one.endpoints || []).map(({ path }) => path);
    expect(paths, 'slug' in one ? one.slug : 'the root').toContain('/earlier');
    if ('slug' in one && one.slug !== 'home')
      expect(one.hooks?.afterRead?.length).toBeGreaterThan(0);
  }
  await config.onInit?.({ collections: {}, globals: { config: [] } } as never);
  expect(onInit).toHaveBeenCalledOnce();
  expect(config.jobs?.tasks?.map(({ slug }) => slug)).toContain('earlier');
});
