'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useModal,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { bilingual } from '../../../texts/labels.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import { useApi } from '../../useApi.ts';
import { removeCopiesAbout } from '../../recovery/admin/RecoveryBanner.tsx';
import type { ErasurePlan } from '../personalDataPlugin.ts';

const MODAL = 'erase-person';
const MAX_NAMED = 8;

const listOf = (names: readonly string[]): string =>
  [...names.slice(0, MAX_NAMED), ...(names.length > MAX_NAMED ? ['…'] : [])].join(', ');
const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

const TEXTS = {
  title: bilingual('Sus datos', 'Their data'),
  help: bilingual(
    'Si esta persona pide ver todo lo que se guarda de ella, o que se borre.',
    'If this person asks to see everything that is stored about them, or to have it erased.',
  ),
  download: bilingual('Descargar todo', 'Download everything'),
  erase: bilingual('Borrar todo para siempre…', 'Erase everything for good…'),
  heading: ({ name }: ErasurePlan) =>
    bilingual(
      `¿Borrar todo lo de ${name} para siempre?`,
      `Erase everything about ${name} for good?`,
    ),
  confirm: bilingual('Borrar para siempre', 'Erase for good'),
  erasing: bilingual('Borrando…', 'Erasing…'),
  failed: bilingual(
    'No se ha podido borrar todo: vuelve a intentarlo',
    'Not everything could be erased: try again',
  ),
  done: bilingual(
    'Borrado. La próxima publicación de la web, que ya está pedida, quita lo que quede en ella.',
    'Erased. The next publication of the site, which is requested, removes what is left there.',
  ),
};

/** Returns what the erasure deletes and what it leaves, one sentence each. */
function sentencesOf(plan: ErasurePlan) {
  const { versions, files, proposals, isOnHome, redirects, shared, mentions } = plan;
  return [
    bilingual(
      `Se borran la ficha, ${count(versions, 'versión', 'versiones')} con sus borradores y ${count(files, 'archivo', 'archivos')} (fotos, vídeos, audios, PDF).`,
      `The record, ${count(versions, 'version', 'versions')} with the drafts, and ${count(files, 'file', 'files')} (photographs, videos, recordings, PDF) are deleted.`,
    ),
    bilingual(
      'La web quita su página, sus imágenes, su ficha en PDF y su sitio en el buscador y en las listas.',
      'The site loses the page, the pictures, the PDF sheet and the place in finder and lists.',
    ),
    isOnHome &&
      bilingual(
        'Sale de la portada y de sus versiones.',
        'The home page and its versions lose them.',
      ),
    proposals.length > 0 &&
      bilingual(
        `Sale de estas propuestas; la que se queda sin nadie se retira: ${listOf(proposals)}.`,
        `These proposals lose them; one with nobody else is withdrawn: ${listOf(proposals)}.`,
      ),
    redirects > 0 &&
      bilingual(
        `Se borra${redirects === 1 ? '' : 'n'} ${count(redirects, 'redirección', 'redirecciones')} con su nombre.`,
        `${count(redirects, 'redirect', 'redirects')} with the name ${redirects === 1 ? 'is' : 'are'} deleted.`,
      ),
    ...shared.map(({ file, uses }) =>
      bilingual(
        `Se queda ${file}, porque también está en: ${listOf(uses)}. Si se le ve, quítalo antes de allí.`,
        `${file} stays, because it is also in: ${listOf(uses)}. If it shows them, take it out there first.`,
      ),
    ),
    mentions.length > 0 &&
      bilingual(
        `Su nombre queda en los textos de: ${listOf(mentions)}. Cámbialos antes si hace falta; de sus versiones anteriores sí se quita.`,
        `The name stays in the texts of: ${listOf(mentions)}. Change them first if need be; it is taken out of their earlier versions.`,
      ),
    bilingual(
      'No se borran los mensajes de los formularios ni las copias de seguridad, que no están en el CMS.',
      'Messages of the forms and backups are not deleted: they are not in the CMS.',
    ),
    bilingual(
      'No se puede deshacer. Queda anotado quién lo hizo y cuándo, sin el nombre.',
      'This cannot be undone. Who did it and when is recorded, without the name.',
    ),
  ].filter((sentence) => sentence !== false);
}

/** Offers everything that is stored about a person as a file, and to administrators its erasure. */
export function PersonalData() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { config } = useConfig();
  const { openModal } = useModal();
  const router = useRouter();
  const language = useAdminLanguage();
  const api = useApi();
  const [plan, setPlan] = useState<ErasurePlan>();
  if (id === undefined) return null;
  const path = `/talents/${id}`;
  const open = async () => {
    const { isOk, body } = await api<ErasurePlan>('GET', `${path}/erasure`);
    if (!isOk) return void toast.error(TEXTS.failed[language]);
    setPlan(body);
    openModal(MODAL);
  };
  const erase = async () => {
    const { isOk } = await api('POST', `${path}/erasure`);
    if (!isOk) return void toast.error(TEXTS.failed[language]);
    await removeCopiesAbout(id, plan?.name ?? '');
    toast.success(TEXTS.done[language]);
    router.push(`${config.routes.admin}/collections/talents`);
  };
  return (
    <div className="field-type">
      <p>
        <b>{TEXTS.title[language]}.</b> {TEXTS.help[language]}
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginTop: '0.5rem' }}>
        <Button
          el="anchor"
          url={`${config.routes.api}${path}/personal-data`}
          buttonStyle="secondary"
          margin={false}
        >
          {TEXTS.download[language]}
        </Button>
        {user?.role === 'admin' && (
          <Button buttonStyle="secondary" margin={false} onClick={() => void open()}>
            {TEXTS.erase[language]}
          </Button>
        )}
      </div>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={plan && TEXTS.heading(plan)[language]}
        body={
          <ul>
            {plan &&
              sentencesOf(plan).map((sentence) => <li key={sentence.en}>{sentence[language]}</li>)}
          </ul>
        }
        confirmLabel={TEXTS.confirm[language]}
        confirmingLabel={TEXTS.erasing[language]}
        onConfirm={erase}
      />
    </div>
  );
}
