/** Records are drafts until they are published, now or at a time that the editor sets. */
export const DRAFTS = { schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } };
