'use client';

import { Banner, Button } from '@payloadcms/ui';
import { TIME_ZONE } from '#contract/timeZone.ts';
import { bilingual } from '../../../texts/labels.ts';
import { useDeparture } from './useDeparture.ts';

const LEFT = (day: string, who: string) =>
  bilingual(`Dejó la agencia el ${day} (${who}).`, `Left the agency on ${day} (${who}).`);
const UNDO = bilingual('Deshacer', 'Undo');

/** Says when a talent has left, with a button that undoes it. */
export function ComeBack({ id, at, who }: { id: number; at: string; who: string }) {
  const { language, comeBack } = useDeparture(id);
  const day = new Date(at).toLocaleDateString(language, { dateStyle: 'long', timeZone: TIME_ZONE });
  return (
    <Banner type="info">
      <span role="status">{LEFT(day, who)[language]} </span>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void comeBack()}>
        {UNDO[language]}
      </Button>
    </Banner>
  );
}
