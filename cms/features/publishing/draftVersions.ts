/** Version settings: records are drafts until they are published, at once or at a scheduled time. */
export const DRAFTS = { schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } };
