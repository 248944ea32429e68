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
import { useMemo, useState } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { useApi } from '../../../admin/useApi.ts';
import texts from './texts.json' with { type: 'json' };

interface Props {
  id: number;
  name: string;
  /** The MIME types that every place accepts where it is used. */
  types: string[];
  /** The number of records that use it. */
  count: number;
}

/** Lets an editor choose another file, and replaces this one by it in every record. */
export function ReplaceFile({ id, name, types, count }: Props) {
  const api = useApi();
  const { t } = useTexts(texts);
  const { openModal } = useModal();
  const router = useRouter();
  /** The other file that the editor has chosen. */
  const [choice, setChoice] = useState<{ id: number; name: string }>();
  // Payload loads the drawer again for each new object.
  const filterOptions = useMemo(
    () => ({ media: { id: { not_equals: id }, mimeType: { in: types } } }),
    [id, types],
  );
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    filterOptions,
  });
  const isModified = useFormModified();
  const modalSlug = `replace-file-${id}`;

  /** The form is loaded again after a replacement, without changes that nobody saved. */
  const open = () => {
    if (isModified) toast.info(t('saveFirst'));
    else openDrawer();
  };
  const replace = async () => {
    if (!choice) return;
    const { isOk, reason } = await api('POST', `/media/${id}/replace`, { by: choice.id });
    if (!isOk) return void toast.error(reason ?? t('notReplaced'));
    toast.success(t('replaced'));
    router.refresh();
  };

  return (
    <>
      <Button buttonStyle="secondary" size="small" onClick={open}>
        {t('chooseOther')}
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
        heading={t('replace')}
        body={t('replaceIn', count, name, choice?.name ?? '')}
        confirmLabel={t('confirm')}
        onConfirm={replace}
      />
    </>
  );
}
