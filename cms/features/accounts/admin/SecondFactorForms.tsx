'use client';

import { Button, TextInput, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { TEXTS } from './secondFactorTexts.ts';
import { STACK } from './stackStyle.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

interface Props {
  /** The step that the code is for. */
  step: 'confirm' | 'verify' | 'remove';
  /** Called with the response after the code was accepted. */
  onAccepted: (body: { recoveryCodes?: string[] }) => void;
}

const HELP = { confirm: 'confirmHelp', verify: 'verifyHelp', remove: 'removeHelp' } as const;

/**
 * Asks for a code of the second factor. No form element, because the account's view is a form
 * already: Enter is handled here.
 */
function CodeForm({ step, onAccepted }: Props) {
  const [code, setCode] = useState('');
  const { call, error, isBusy, text } = useSecondFactor();

  const send = async () => {
    const body = await call<{ recoveryCodes?: string[] }>(step, { code });
    if (body) onAccepted(body);
    else setCode('');
  };

  return (
    <div
      style={STACK}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void send();
      }}
    >
      <p>{text(HELP[step])}</p>
      <TextInput
        label={text('code')}
        path={`second-factor-${step}`}
        value={code}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setCode(event.target.value)}
        htmlAttributes={{ autoComplete: 'one-time-code' }}
      />
      {error && (
        <p role="alert" style={{ color: 'var(--theme-error-600)' }}>
          {error}
        </p>
      )}
      <Button disabled={isBusy || !code.trim()} onClick={send} size="medium">
        {text(step)}
      </Button>
    </div>
  );
}

type Step = 'enrol' | 'confirm' | 'verify' | 'remove' | 'cancel';

/** Returns the admin's texts in its language, and a function that calls an endpoint. */
function useSecondFactor() {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  /** Returns the response's body, or `undefined` after a refusal, whose reason is in `error`. */
  async function call<Body>(step: Step, data: object = {}): Promise<Body | undefined> {
    setIsBusy(true);
    setError(undefined);
    const url = `${config.routes.api}/users/second-factor/${step}`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(data),
    }).catch(() => undefined);
    const body = await response?.json().catch(() => undefined);
    setIsBusy(false);
    if (response?.ok) return body as Body;
    setError(body?.message ?? body?.errors?.[0]?.message ?? TEXTS.failed[language]);
    return undefined;
  }

  const text = (name: keyof typeof TEXTS) => TEXTS[name][language];
  return { call, error, isBusy, text, admin: config.routes.admin };
}

interface Enrolment {
  secret: string;
  /** The QR code as SVG. */
  qr: string;
}

const QR_SIZE = 200;
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { text } = useSecondFactor();
  return (
    <div style={STACK}>
      <p>{text('codesHelp')}</p>
      <ul style={{ columns: 2, fontFamily: 'monospace', listStyle: 'none', padding: 0 }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onDone}>{text('done')}</Button>
    </div>
  );
}

/** Sets up a second factor: QR code, first code, recovery codes. */
export function SecondFactorSetup({ redirectTo }: { redirectTo?: string }) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<string[]>();
  const { call, error, isBusy, text } = useSecondFactor();

  // A whole load, because the admin's state belongs to the session without the second factor.
  const finish = () => location.assign(redirectTo ?? location.pathname);

  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />;
  if (enrolment) {
    return (
      <div style={STACK}>
        <p>{text('scan')}</p>
        <img
          alt=""
          src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr)}`}
          width={QR_SIZE}
          height={QR_SIZE}
        />
        <p style={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {inGroups(enrolment.secret)}
        </p>
        <CodeForm step="confirm" onAccepted={({ recoveryCodes = [] }) => setCodes(recoveryCodes)} />
      </div>
    );
  }
  return (
    <div style={STACK}>
      {error && <p role="alert">{error}</p>}
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={async () => setEnrolment(await call<Enrolment>('enrol'))}
        size="medium"
      >
        {text('start')}
      </Button>
    </div>
  );
}

/** Asks for the code that completes a sign-in, then opens the admin. */
export function SecondFactorVerification() {
  const { admin } = useSecondFactor();
  // A whole load, because the admin's state belongs to the session without the second factor.
  return <CodeForm step="verify" onAccepted={() => location.assign(admin)} />;
}

/** Leads back to the sign-in page, where another account can sign in. */
export function SecondFactorCancel() {
  const { admin, call, isBusy, text } = useSecondFactor();
  return (
    <Button
      buttonStyle="subtle"
      disabled={isBusy}
      onClick={async () => {
        if (await call('cancel')) location.assign(`${admin}/login`);
      }}
      size="medium"
    >
      {text('signOut')}
    </Button>
  );
}

interface RemovalProps {
  /** The account, unless it is the user's own. */
  otherUser?: number;
}

/** Removes one's own second factor with a code, or that of another account with a button. */
export function SecondFactorRemoval({ otherUser }: RemovalProps) {
  const { call, error, isBusy, text } = useSecondFactor();
  const reload = () => location.reload();
  if (otherUser === undefined) return <CodeForm step="remove" onAccepted={reload} />;
  return (
    <div style={STACK}>
      <p>{text('removeOther')}</p>
      {error && <p role="alert">{error}</p>}
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={async () => {
          if (await call('remove', { user: otherUser })) reload();
        }}
        size="medium"
      >
        {text('remove')}
      </Button>
    </div>
  );
}
