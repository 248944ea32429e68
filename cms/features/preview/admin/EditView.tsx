'use client';
import type { ComponentProps } from 'react';
import { DefaultEditView, LivePreviewProvider, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { NEW_RECORD, type PreviewKind, previewPath } from '#contract/preview.ts';

/**
 * Renders the form of a record. Payload offers its preview for saved records only, so a new one gets
 * the same provider with the preview of a record without an id.
 */
export function EditView(props: ComponentProps<typeof DefaultEditView>) {
  const { collectionSlug, docConfig, id } = useDocumentInfo();
  const { code } = useLocale();
  if (!collectionSlug || id !== undefined) return <DefaultEditView {...props} />;
  const url = previewPath(code === 'en' ? 'en' : 'es', collectionSlug as PreviewKind, NEW_RECORD);
  return (
    <LivePreviewProvider
      breakpoints={docConfig?.admin.livePreview?.breakpoints}
      isLivePreviewEnabled
      isLivePreviewing={false}
      typeofLivePreviewURL="string"
      url={url}
    >
      <DefaultEditView {...props} />
    </LivePreviewProvider>
  );
}
