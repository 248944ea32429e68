const SECONDS_PER_MINUTE = 60;

/** Returns a length in seconds as a clock shows it: "3:12", "61:05". */
export const durationText = (durationSeconds: number): string => {
  const whole = Math.round(durationSeconds);
  const minutes = Math.floor(whole / SECONDS_PER_MINUTE);
  const seconds = whole % SECONDS_PER_MINUTE;
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
};

/** Returns a length in seconds for the `datetime` of a `time` element: "PT3M12S". */
export const durationCode = (durationSeconds: number): string => {
  const [minutes, seconds] = durationText(durationSeconds).split(':').map(Number);
  return `PT${minutes}M${seconds}S`;
};
