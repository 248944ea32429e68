/** The agency's time zone: ages change at its midnight, wherever the build runs. */
export const TIME_ZONE = 'Europe/Madrid';
