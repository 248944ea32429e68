'use client';
import {
  Button,
  ConfirmationModal,
  toast,
  useFormModified,
  useListDrawer,
  useModal,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { bilingual } from '../../../texts/labels.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import { useApi } from '../../useApi.ts';

interface Props {
  id: number;
  name: string;
  /** The MIME types that every place accepts where it is used. */
  types: string[];
  /** The number of records that use it. */
  count: number;
}

const BUTTON = bilingual('Sustituir en todas partes…', 'Replace everywhere…');
const HEADING = bilingual('Sustituir en todas partes', 'Replace everywhere');
const QUESTION = (from: string, to: string, count: number) =>
  bilingual(
    `«${to}» ocupará el lugar de «${from}» en ${count === 1 ? 'un registro' : `${count} registros`}, también en borradores. Lo publicado cambia en la web.`,
    `“${to}” takes the place of “${from}” in ${count === 1 ? 'one record' : `${count} records`}, drafts included. What is published changes on the site.`,
  );
const CONFIRM = bilingual('Sustituir', 'Replace');
const SAVE_FIRST = bilingual(
  'Guarda antes los cambios de este archivo',
  'Save the changes of this file first',
);
const DONE = bilingual(
  'Sustituido en todas partes. Ahora puedes borrar este archivo',
  'Replaced everywhere. You can now delete this file',
);
const FAILED = bilingual(
  'No se ha podido sustituir: todo sigue como estaba',
  'It could not be replaced: everything is as it was',
);

/** Lets an editor choose another file, and replaces this one by it in every record. */
export function ReplaceFile({ id, name, types, count }: Props) {
  const api = useApi();
  const language = useAdminLanguage();
  const { openModal } = useModal();
  const router = useRouter();
  /** The other file that the editor has chosen. */
  const [choice, setChoice] = useState<{ id: number; name: string }>();
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    filterOptions: { media: { id: { not_equals: id }, mimeType: { in: types } } },
  });
  const isModified = useFormModified();
  const modalSlug = `replace-file-${id}`;

  /** The form is loaded again after a replacement, without changes that nobody saved. */
  const open = () => {
    if (isModified) toast.info(SAVE_FIRST[language]);
    else openDrawer();
  };
  const replace = async () => {
    if (!choice) return;
    const { isOk, reason } = await api('POST', `/media/${id}/replace`, { by: choice.id });
    if (!isOk) return void toast.error(reason ?? FAILED[language]);
    toast.success(DONE[language]);
    router.refresh();
  };

  return (
    <>
      <Button buttonStyle="secondary" size="small" onClick={open}>
        {BUTTON[language]}
      </Button>
      <ListDrawer
        onSelect={({ doc, docID }) => {
          setChoice({ id: Number(docID), name: String(doc.filename) });
          closeDrawer();
          openModal(modalSlug);
        }}
      />
      <ConfirmationModal
        modalSlug={modalSlug}
        heading={HEADING[language]}
        body={QUESTION(name, choice?.name ?? '', count)[language]}
        confirmLabel={CONFIRM[language]}
        onConfirm={replace}
      />
    </>
  );
}
