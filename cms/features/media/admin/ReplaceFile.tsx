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
import { fillIn } from '../../../texts/texts.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import { useApi } from '../../useApi.ts';
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
  const language = useAdminLanguage();
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
  const question = count === 1 ? texts.replaceInOne : texts.replaceIn;

  /** The form is loaded again after a replacement, without changes that nobody saved. */
  const open = () => {
    if (isModified) toast.info(texts.saveFirst[language]);
    else openDrawer();
  };
  const replace = async () => {
    if (!choice) return;
    const { isOk, reason } = await api('POST', `/media/${id}/replace`, { by: choice.id });
    if (!isOk) return void toast.error(reason ?? texts.notReplaced[language]);
    toast.success(texts.replaced[language]);
    router.refresh();
  };

  return (
    <>
      <Button buttonStyle="secondary" size="small" onClick={open}>
        {texts.chooseOther[language]}
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
        heading={texts.replace[language]}
        body={fillIn(question[language], name, choice?.name ?? '', count)}
        confirmLabel={texts.confirm[language]}
        onConfirm={replace}
      />
    </>
  );
}
