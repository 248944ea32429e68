'use client';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { CodeForm } from './CodeForm.tsx';
import { STACK } from './stackStyle.ts';
import { useSecondFactor } from './useSecondFactor.ts';

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
