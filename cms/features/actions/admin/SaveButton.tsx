'use client';

import {
  FormSubmit,
  SaveButton as PayloadButton,
  useDocumentInfo,
  useForm,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui';

/**
 * Payload's button for saving what has no drafts. What was never saved can be saved as it is, with its default
 * values: Payload's button waits for a change.
 */
export function SaveButton() {
  const { savedDocumentData, uploadStatus } = useDocumentInfo();
  const { submit } = useForm();
  const { t } = useTranslation();
  const isModified = useFormModified();
  if (isModified || savedDocumentData?.updatedAt) return <PayloadButton />;
  return (
    <FormSubmit
      buttonId="action-save"
      disabled={uploadStatus === 'uploading'}
      onClick={() => void submit()}
      size="medium"
      type="button"
    >
      {t('general:save')}
    </FormSubmit>
  );
}
