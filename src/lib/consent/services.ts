/** The three groups a visitor decides about, in the order they are shown; the first is always on. */
export const GROUPS = ['necessary', 'optional', 'functional'] as const;

/** A group of the consent dialog. */
export type ConsentGroup = (typeof GROUPS)[number];

/**
 * What may run only when the visitor allowed it, as the cookie lists it: `ga` is the analytics,
 * `embeds` the players of other platforms.
 */
export const SERVICE_IDS = ['ga', 'embeds'] as const;

/** The identifier of a service. */
export type ServiceId = (typeof SERVICE_IDS)[number];

/** The group in which a service is decided about. */
export const GROUP_OF: Record<ServiceId, Exclude<ConsentGroup, 'necessary'>> = {
  ga: 'optional',
  embeds: 'functional',
};
