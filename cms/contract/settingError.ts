/**
 * An environment variable, an option or a folder is wrong. The message says which and what to do, so
 * that no stack trace follows it.
 */
export class SettingError extends Error {
  override name = 'SettingError';
  override stack = '';
}
