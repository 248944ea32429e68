/** The three groups a visitor decides about, in the order they are shown; the first is always on. */
export const GROUPS = ['necessary', 'optional', 'functional'] as const;

/** A group of the consent dialog. */
export type ConsentGroup = (typeof GROUPS)[number];

/** What may run only when the visitor allowed it; the identifier is what the cookie lists. */
export const SERVICES = [
  { id: 'ga', group: 'optional' },
  { id: 'embeds', group: 'functional' },
] as const satisfies readonly { id: string; group: Exclude<ConsentGroup, 'necessary'> }[];

/** The identifier of a service: `ga` is the analytics, `embeds` the players of other platforms. */
export type ServiceId = (typeof SERVICES)[number]['id'];

export const SERVICE_IDS: readonly ServiceId[] = SERVICES.map(({ id }) => id);
