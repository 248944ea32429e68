'use client';

import {
  ConfirmationModal,
  PopupList,
  toast,
  useDocumentInfo,
  useFormModified,
  useModal,
  Banner,
  Button,
} from '@payloadcms/ui';
import { useState } from 'react';
import { TIME_ZONE } from '#contract/timeZone.ts';
import { bilingual } from '../../../texts/labels.ts';
import type { DeparturePlan } from '../departurePlugin.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import { useApi } from '../../useApi.ts';

const MODAL = 'leave-agency';
const TEXTS = {
  item: bilingual('Deja la agencia…', 'Leaves the agency…'),
  heading: bilingual('¿Deja la agencia?', 'Leaves the agency?'),
  confirm: bilingual('Quitar de la web', 'Take off the site'),
  notOnline: bilingual('Esta persona no está en línea', 'This person is not online'),
  saveFirst: bilingual('Guarda antes los cambios', 'Save the changes first'),
  page: bilingual(
    'Su página deja de estar en la web; la ficha queda aquí como borrador.',
    'The page leaves the site; the record stays here as a draft.',
  ),
  redirects: ({ redirects }: DeparturePlan) =>
    bilingual(
      `Sus direcciones, también las antiguas, llevan a ${redirects[0]?.to}.`,
      `The addresses, former ones too, lead to ${redirects[0]?.to}.`,
    ),
  featured: bilingual(
    'Sale del talento destacado de la portada.',
    'The home page features them no more.',
  ),
  slides: ({ slides }: DeparturePlan) =>
    bilingual(
      slides === 1
        ? 'Sale su imagen del carrusel de la portada.'
        : `Salen sus ${slides} imágenes del carrusel de la portada.`,
      slides === 1
        ? 'Their slide leaves the home page.'
        : `Their ${slides} slides leave the home page.`,
    ),
  proposals: ({ proposals }: DeparturePlan) =>
    bilingual(
      `Estas propuestas dicen que ya no está: ${proposals.join(', ')}.`,
      `These proposals say that somebody has left: ${proposals.join(', ')}.`,
    ),
  undo: bilingual(
    'Se puede deshacer con un clic, ahora o más adelante.',
    'One click undoes it, now or later.',
  ),
};

const FAILED = bilingual(
  'No se ha podido: todo sigue como estaba',
  'It failed: nothing has changed',
);

/** Returns what changes a departure: `POST` takes the talent off the site, `DELETE` undoes it. */
function useChange(path: string) {
  const language = useAdminLanguage();
  const api = useApi();
  return async (method: 'POST' | 'DELETE'): Promise<void> => {
    const { isOk, reason } = await api(method, path);
    // Payload keeps the status of an open form: only a new one says what the record is now.
    if (isOk) return window.location.reload();
    toast.error(reason ?? FAILED[language]);
  };
}

/** Menu item that takes a talent off the site, after saying what that changes. */
export function LeaveAgency() {
  const { id } = useDocumentInfo();
  const { openModal } = useModal();
  const isModified = useFormModified();
  const api = useApi();
  const language = useAdminLanguage();
  const path = `/talents/${id}/departure`;
  const change = useChange(path);
  const [planned, setPlanned] = useState<DeparturePlan>();
  if (id === undefined) return null;
  const open = async () => {
    if (isModified) return toast.info(TEXTS.saveFirst[language]);
    const { isOk, body } = await api<DeparturePlan>('GET', path);
    if (!isOk) return toast.info(TEXTS.notOnline[language]);
    setPlanned(body);
    openModal(MODAL);
  };
  const changes = planned && [
    TEXTS.page,
    TEXTS.redirects(planned),
    ...(planned.isFeatured ? [TEXTS.featured] : []),
    ...(planned.slides > 0 ? [TEXTS.slides(planned)] : []),
    ...(planned.proposals.length > 0 ? [TEXTS.proposals(planned)] : []),
    TEXTS.undo,
  ];
  return (
    <>
      <PopupList.Button id="action-leave-agency" onClick={() => void open()}>
        {TEXTS.item[language]}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={TEXTS.heading[language]}
        body={
          <ul>
            {changes?.map((change) => (
              <li key={change.en}>{change[language]}</li>
            ))}
          </ul>
        }
        confirmLabel={TEXTS.confirm[language]}
        onConfirm={() => change('POST')}
      />
    </>
  );
}

const LEFT = (day: string, who: string) =>
  bilingual(`Dejó la agencia el ${day} (${who}).`, `Left the agency on ${day} (${who}).`);

const UNDO = bilingual('Deshacer', 'Undo');

/** Says when a talent has left, with a button that undoes it. */
export function ComeBack({ id, at, who }: { id: number; at: string; who: string }) {
  const language = useAdminLanguage();
  const change = useChange(`/talents/${id}/departure`);
  const day = new Date(at).toLocaleDateString(language, { dateStyle: 'long', timeZone: TIME_ZONE });
  return (
    <Banner type="info">
      <span role="status">{LEFT(day, who)[language]} </span>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => void change('DELETE')}
      >
        {UNDO[language]}
      </Button>
    </Banner>
  );
}
