'use client';
import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui';
import { bilingual } from '../../../texts/labels.ts';

const LABEL = bilingual('Publicar otra vez', 'Publish again');
const REQUESTED = bilingual('Se publica en unos segundos', 'It is published in seconds');
const FAILED = bilingual(
  'No se ha podido pedir la publicación',
  'The publication could not be requested',
);

/** Button that requests a publication again after the last one has failed. */
export function PublishAgain({ onRequested }: { onRequested: () => void }) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'es';

  const publish = async () => {
    const url = `${config.serverURL}${config.routes.api}/publish`;
    const response = await fetch(url, { method: 'POST' }).catch(() => undefined);
    if (!response?.ok) return toast.error(FAILED[language]);
    toast.success(REQUESTED[language]);
    onRequested();
  };

  return (
    <Button buttonStyle="secondary" size="small" margin={false} onClick={publish}>
      {LABEL[language]}
    </Button>
  );
}
