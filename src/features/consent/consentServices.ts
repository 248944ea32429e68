/** The three consent groups in display order; the first is always on. */
export const GROUPS = ['necessary', 'optional', 'functional'] as const;

export type ConsentGroup = (typeof GROUPS)[number];

/**
 * The services that need consent, as the cookie lists them: `ga` is Google Analytics, `embeds` are
 * the video players of other platforms.
 */
export const SERVICE_IDS = ['ga', 'embeds'] as const;

export type ServiceId = (typeof SERVICE_IDS)[number];
