'use client';

import { Button, TextInput, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { useApi } from '../../../admin/useApi.ts';
import texts from './texts.json' with { type: 'json' };

const STACK = {
  display: 'grid',
  gap: 'calc(var(--base) / 2)',
  justifyItems: 'start',
  maxWidth: '32rem',
} as const;

interface Props {
  step: 'confirm' | 'verify' | 'remove';
  onAccepted: (body: { recoveryCodes?: string[] }) => void;
}

/**
 * Asks for a code of the second factor. No form element, because the account's view is a form
 * already: Enter is handled here.
 */
function CodeForm({ step, onAccepted }: Props) {
  const [code, setCode] = useState('');
  const { alert, call, isBusy, t } = useSecondFactor();

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
      <p>{t(`${step}Help`)}</p>
      <TextInput
        label={t('code')}
        path={`second-factor-${step}`}
        value={code}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setCode(event.target.value)}
        htmlAttributes={{ autoComplete: 'one-time-code' }}
      />
      {alert}
      <Button disabled={isBusy || !code.trim()} onClick={send} size="medium">
        {t(step)}
      </Button>
    </div>
  );
}

type Step = 'enrol' | 'confirm' | 'verify' | 'remove' | 'cancel';

/** Returns the admin's texts, a function that calls an endpoint and may show an alert, and a button. */
function useSecondFactor() {
  const { config } = useConfig();
  const api = useApi();
  const { t } = useTexts(texts);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  /** Returns the response's body, or `undefined` after a refusal, whose reason is in `alert`. */
  async function call<Body>(step: Step, data: object = {}): Promise<Body | undefined> {
    setIsBusy(true);
    setError(undefined);
    const { isOk, body, reason } = await api<Body>('POST', `/users/second-factor/${step}`, data);
    setIsBusy(false);
    if (isOk) return body;
    setError(reason ?? t('failed'));
    return undefined;
  }

  const alert = error && (
    <p role="alert" style={{ color: 'var(--theme-error-600)' }}>
      {error}
    </p>
  );
  const button = (
    name: keyof typeof texts,
    onClick: () => Promise<void>,
    buttonStyle: 'secondary' | 'subtle' = 'secondary',
  ) => (
    <Button buttonStyle={buttonStyle} disabled={isBusy} onClick={onClick} size="medium">
      {t(name)}
    </Button>
  );
  return { alert, button, call, isBusy, t, admin: config.routes.admin };
}

interface Enrolment {
  secret: string;
  qr: string;
}

const QR_SIZE = 200;
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** Sets up a second factor: QR code, first code, recovery codes. */
function SecondFactorSetup({ redirectTo }: { redirectTo?: string }) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<string[]>();
  const { alert, button, call, t } = useSecondFactor();

  // A whole load, because the admin's state belongs to the session without the second factor.
  const finish = () => location.assign(redirectTo ?? location.pathname);

  if (codes) {
    return (
      <div style={STACK}>
        <p>{t('codesHelp')}</p>
        <ul style={{ columns: 2, fontFamily: 'monospace', listStyle: 'none', padding: 0 }}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button onClick={finish}>{t('done')}</Button>
      </div>
    );
  }
  if (enrolment) {
    return (
      <div style={STACK}>
        <p>{t('scan')}</p>
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
      {alert}
      {button('start', async () => setEnrolment(await call<Enrolment>('enrol')))}
    </div>
  );
}

interface StatusProps {
  /** The account, unless it is the user's own. */
  otherUser: number | undefined;
  /** The number of recovery codes that were not used; `undefined` without a second factor. */
  recoveryLeft: number | undefined;
}

/** Shows an account's second factor: its owner sets it up and removes it, administrators remove it. */
export function SecondFactorStatus({ otherUser, recoveryLeft }: StatusProps) {
  const { alert, button, call, t } = useSecondFactor();
  const isOn = recoveryLeft !== undefined;
  const isOwn = otherUser === undefined;
  const reload = () => location.reload();
  return (
    <section style={{ ...STACK, marginBottom: 'var(--base)' }}>
      <h4>{t('title')}</h4>
      <p>{t(isOn ? 'on' : 'off')}</p>
      {isOwn && !isOn && <SecondFactorSetup />}
      {isOwn && isOn && (
        <>
          <p>
            {t('recoveryLeft')} {recoveryLeft}
          </p>
          <CodeForm step="remove" onAccepted={reload} />
        </>
      )}
      {!isOwn && isOn && (
        <>
          <p>{t('removeOther')}</p>
          {alert}
          {button('remove', async () => {
            if (await call('remove', { user: otherUser })) reload();
          })}
        </>
      )}
    </section>
  );
}

/**
 * Completes a sign-in: asks for a code, or sets up the second factor, then opens the admin. A button
 * leads back to the sign-in page, where another account can sign in.
 */
export function SecondFactorStep({ state }: { state: 'verify' | 'enrol' }) {
  const { admin, button, call, t } = useSecondFactor();
  return (
    <div style={STACK}>
      <h1>{t('title')}</h1>
      {state === 'verify' ? (
        // A whole load, because the admin's state belongs to the session without the second factor.
        <CodeForm step="verify" onAccepted={() => location.assign(admin)} />
      ) : (
        <>
          <p>{t('enrolHelp')}</p>
          <SecondFactorSetup redirectTo={admin} />
        </>
      )}
      {button(
        'signOut',
        async () => {
          if (await call('cancel')) location.assign(`${admin}/login`);
        },
        'subtle',
      )}
    </div>
  );
}
