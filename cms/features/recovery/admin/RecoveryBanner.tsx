'use client';
import { Banner, Button, useTranslation } from '@payloadcms/ui';
import { bilingual } from '../../../texts/labels.ts';
import { describeMoment } from '../../../texts/times.ts';
import { useRecoveryCopy } from './useRecoveryCopy.ts';

const FOUND = (moment: string) => ({
  es: `Hay cambios sin guardar de ${moment}.`,
  en: `There are unsaved changes from ${moment}.`,
});
const OUTDATED = bilingual(
  'Después se ha guardado otra versión: si los recuperas, compáralos con ella antes de guardar.',
  'Another version was saved afterwards: if you recover them, compare them with it before you save.',
);
const RECOVER = bilingual('Recuperar', 'Recover');
const DISCARD = bilingual('Descartar', 'Discard');

/** Offers the unsaved work that an earlier session has left, e.g. after a crash of the browser. */
export function RecoveryBanner() {
  const { i18n } = useTranslation();
  const { found, isOutdated, discard, recover } = useRecoveryCopy();
  const language = i18n.language === 'en' ? 'en' : 'es';
  if (!found) return null;
  return (
    <div role="status">
      <Banner type="info">
        <p>
          <strong>{FOUND(describeMoment(found.savedAt, language))[language]}</strong>
          {isOutdated && ` ${OUTDATED[language]}`}
        </p>
        <div style={{ display: 'flex', gap: 'calc(var(--base) / 2)' }}>
          <Button size="small" margin={false} onClick={() => recover(found)}>
            {RECOVER[language]}
          </Button>
          <Button
            size="small"
            margin={false}
            buttonStyle="secondary"
            onClick={() => discard(found)}
          >
            {DISCARD[language]}
          </Button>
        </div>
      </Banner>
    </div>
  );
}
