'use client';
import { Button, TextInput } from '@payloadcms/ui';
import { useState } from 'react';
import { STACK } from './stackStyle.ts';
import { useSecondFactor } from './useSecondFactor.ts';

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
export function CodeForm({ step, onAccepted }: Props) {
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
