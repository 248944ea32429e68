import type { ServerProps } from 'payload';
import { canSendEmail } from '../forgottenPassword.ts';

const HIDDEN = '.login__form a[href$="/forgot"] { display: none; }';

/** Hides Payload's link for a forgotten password while the CMS sends no e-mail. */
export const NoForgottenPassword = ({ payload }: ServerProps) =>
  canSendEmail(payload) ? null : <style>{HIDDEN}</style>;
