'use client';

import { ConfigProvider, PublishButton as PayloadButton, useConfig } from '@payloadcms/ui';
import { useMemo } from 'react';

/**
 * Payload's button for publishing, now or at a chosen time, without its choice of one language: it reads the
 * languages from the configuration.
 */
export function PublishButton() {
  const { config } = useConfig();
  const withoutLanguages = useMemo(() => ({ ...config, localization: false as const }), [config]);
  return (
    <ConfigProvider config={withoutLanguages}>
      <PayloadButton />
    </ConfigProvider>
  );
}
