'use client';
import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui';
import { bilingual } from '../admin/labels.ts';

const LABEL = bilingual(
  'Contraseña actual (para cambiar tu contraseña o tu correo)',
  'Current password (to change your password or e-mail address)',
);

/** Asks for the current password while users change their own password or e-mail address. */
export function CurrentPassword() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const hasNewPassword = useFormFields(([fields]) => Boolean(fields.password));
  const email = useFormFields(([fields]) => fields.email?.value);
  const isOwn = id !== undefined && String(id) === String(user?.id);
  const isEmailChanged = Boolean(email) && email !== user?.email;
  if (!isOwn || !(hasNewPassword || isEmailChanged)) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'currentPassword', label: LABEL[i18n.language === 'en' ? 'en' : 'es'] }}
      path="currentPassword"
      schemaPath="currentPassword"
    />
  );
}
