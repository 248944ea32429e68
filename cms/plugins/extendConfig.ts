import {
  type CollectionConfig,
  type CollectionSlug,
  type Config,
  deepMerge,
  type Endpoint,
  type Field,
  type GlobalConfig,
  type TaskConfig,
} from 'payload';
import type { Bilingual } from '../texts/labels.ts';

type Entity = CollectionConfig | GlobalConfig;
type Hooks<T extends Entity> = NonNullable<T['hooks']>;
/** A component by its path in the import map. */
type Component = `/features/${string}#${string}`;

/** The collections that the site shows; all globals are content too. */
const CONTENT = ['talents', 'pages', 'media', 'redirects', 'proposals'];

const mapCollections = (
  config: Config,
  change: (collection: CollectionConfig) => CollectionConfig,
): Config => ({ ...config, collections: (config.collections ?? []).map(change) });

/** Returns an entity, or the configuration, with more components of the admin, beside those that it has. */
const withComponents = <T extends Pick<Config | Entity, 'admin'>>(
  one: T,
  components: object,
): T => ({
  ...one,
  admin: deepMerge<object>(one.admin ?? {}, { components }),
});

interface CollectionAdditions {
  /** Stand before the collection's own. */
  fields?: Field[];
  endpoints?: Endpoint[];
  /** Run after the collection's own. */
  hooks?: Hooks<CollectionConfig>;
  components?: NonNullable<CollectionConfig['admin']>['components'];
}

/** Returns the configuration with more fields, endpoints, hooks and components of one collection. */
const extendCollection = (
  config: Config,
  slug: CollectionSlug,
  { fields = [], endpoints = [], hooks = {}, components = {} }: CollectionAdditions,
): Config =>
  mapCollections(config, (collection) =>
    collection.slug === slug
      ? {
          ...withHooks(withComponents(collection, components), { last: hooks }),
          fields: [...fields, ...collection.fields],
          endpoints: [...(collection.endpoints || []), ...endpoints],
        }
      : collection,
  );

/** Returns the configuration with changed content: what editors write and the site shows. */
function mapContent(
  config: Config,
  collection: (collection: CollectionConfig) => CollectionConfig,
  global: (global: GlobalConfig) => GlobalConfig,
): Config {
  const changed = mapCollections(config, (one) =>
    CONTENT.includes(one.slug) ? collection(one) : one,
  );
  return { ...changed, globals: (config.globals ?? []).map(global) };
}

/** Returns a collection or global with more hooks, which run before (`first`) or after its own. */
function withHooks<T extends Entity>(
  entity: T,
  { first = {}, last = {} }: { first?: Hooks<T>; last?: Hooks<T> },
): T {
  const hooks: Record<string, unknown[]> = { ...(entity.hooks as object) };
  for (const [name, added] of Object.entries(first)) {
    hooks[name] = [...added, ...(hooks[name] ?? [])];
  }
  for (const [name, added] of Object.entries(last)) {
    hooks[name] = [...(hooks[name] ?? []), ...added];
  }
  return { ...entity, hooks };
}

/** Returns the configuration with more components in the forms of content, before their buttons. */
function withFormComponents(
  config: Config,
  added: readonly Component[],
  isWanted: (entity: Entity) => boolean = () => true,
): Config {
  const more = { beforeDocumentControls: added };
  return mapContent(
    config,
    (collection) =>
      isWanted(collection) ? withComponents(collection, { edit: more }) : collection,
    (global) => (isWanted(global) ? withComponents(global, { elements: more }) : global),
  );
}

type Place = 'beforeDashboard' | 'beforeLogin' | 'providers';

interface AdminAdditions extends Partial<Record<Place, Component[]>> {
  /** New pages by their name, at `/admin/<path>`. */
  views?: Record<string, { path: `/${string}`; Component: Component }>;
}

/** Returns the configuration with more components around the views of the admin, and more views. */
function withAdmin(config: Config, { views = {}, ...components }: AdminAdditions): Config {
  const pages = Object.entries(views).map(([name, view]) => [name, { ...view, exact: true }]);
  return withComponents(config, { ...components, views: Object.fromEntries(pages) as object });
}

const withTasks = (config: Config, ...tasks: TaskConfig[]): Config => ({
  ...config,
  jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), ...tasks] },
});

/** Returns the configuration with a check or a preparation more, which runs when Payload has started. */
const withInit = (config: Config, run: NonNullable<Config['onInit']>): Config => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload);
    await run(payload);
  },
});

/** Returns the item of the list of talents that leads to a page of its own below it. */
export const talentsPageLink = (page: string, title: Bilingual) => ({
  path: '/admin/TalentsPage.tsx#TalentsPageLink',
  clientProps: { page, title },
});

export const extendConfig = {
  components: withComponents,
  collection: extendCollection,
  collections: mapCollections,
  content: mapContent,
  hooks: withHooks,
  formComponents: withFormComponents,
  admin: withAdmin,
  tasks: withTasks,
  init: withInit,
};
