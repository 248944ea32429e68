'use client';
import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import texts from './texts.json' with { type: 'json' };

/**
 * Shows why a new password was refused, until it is changed: Payload closes its own field after a
 * failed save and forgets the reason.
 */
function RefusedPassword() {
  const { t } = useTexts(texts);
  const { t: payloadText } = useTranslation();
  const [reason, setReason] = useState<string>();
  const value = useFormFields(([fields]) => fields.password?.value);
  const message = useFormFields(([fields]) => fields.password?.errorMessage);
  useEffect(() => setReason(undefined), [value]);
  useEffect(() => {
    if (message && message !== payloadText('validation:required')) setReason(message);
  }, [message, payloadText]);
  if (!reason) return null;
  return (
    <p role="alert" style={{ color: 'var(--theme-error-600)', marginBottom: 'var(--base)' }}>
      {t('refusedPassword')} {reason}
    </p>
  );
}

/**
 * Asks for the current password while users change their own password or e-mail address, and shows
 * why a new password was refused.
 */
export function CurrentPassword() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { t } = useTexts(texts);
  const hasNewPassword = useFormFields(([fields]) => Boolean(fields.password));
  const email = useFormFields(([fields]) => fields.email?.value);
  const isOwn = id !== undefined && String(id) === String(user?.id);
  const isEmailChanged = Boolean(email) && email !== user?.email;
  return (
    <>
      <RefusedPassword />
      {isOwn && (hasNewPassword || isEmailChanged) && (
        <PasswordField
          autoComplete="current-password"
          field={{ name: 'currentPassword', label: t('currentPassword') }}
          path="currentPassword"
          schemaPath="currentPassword"
        />
      )}
    </>
  );
}
