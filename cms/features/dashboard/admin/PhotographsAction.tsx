'use client';

import { useBulkUpload, useConfig, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';

interface Props {
  className: string | undefined;
  label: string;
  help: string;
}

/** Opens the form that uploads several files at once. */
export function PhotographsAction({ className, label, help }: Props) {
  const { drawerSlug, setCollectionSlug, setOnSuccess } = useBulkUpload();
  const { config } = useConfig();
  const { openModal } = useModal();
  const router = useRouter();
  const open = () => {
    setCollectionSlug('media');
    setOnSuccess(() => router.push(`${config.routes.admin}/collections/media`));
    openModal(drawerSlug);
  };
  return (
    <button type="button" className={className} onClick={open}>
      <b>{label}</b>
      <span>{help}</span>
    </button>
  );
}
