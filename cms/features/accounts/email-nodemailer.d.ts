/**
 * The part of Payload's SMTP adapter that is used here. Only the admin installs the package; without
 * this declaration the type check of the site would fail.
 */
declare module '@payloadcms/email-nodemailer' {
  import type { EmailAdapter } from 'payload';

  export function nodemailerAdapter(options: {
    defaultFromAddress: string;
    defaultFromName: string;
    skipVerify: boolean;
    transportOptions: {
      host: string;
      port: number;
      secure: boolean;
      requireTLS: boolean;
      auth?: { user: string; pass: string };
    };
  }): Promise<EmailAdapter>;
}
