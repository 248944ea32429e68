'use client';
import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { both } from '../admin/labels.ts';

const AGAIN = both('Publicar otra vez', 'Publish again');
const ASKED = both('Se publica en unos segundos', 'It is published in seconds');
const FAILED = both(
  'No se ha podido pedir la publicación',
  'The publication could not be asked for',
);

/** The button that asks for the site to be published when the last try failed for good. */
export function PublishAgain() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const router = useRouter();
  const language = i18n.language === 'en' ? 'en' : 'es';

  const publish = async () => {
    const url = `${config.serverURL}${config.routes.api}/publish`;
    const response = await fetch(url, { method: 'POST' }).catch(() => undefined);
    if (!response?.ok) return toast.error(FAILED[language]);
    toast.success(ASKED[language]);
    router.refresh();
  };

  return (
    <Button buttonStyle="secondary" size="small" onClick={publish}>
      {AGAIN[language]}
    </Button>
  );
}
