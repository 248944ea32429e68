import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import '@payloadcms/next/css';
import '../../features/brand/admin/payloadClasses.css';
import { RootLayout, handleServerFunctions } from '@payloadcms/next/layouts';
import { brandStyle } from '../../features/brand/brandPlugin.ts';
import config from '../../payload.config.ts';
import { importMap } from './admin/importMap.js';

/** Copying a record into another language would publish Spanish as English; no menu offers it. */
const serverFunctions = {
  'copy-data-from-locale': () => {
    throw new Error('Records are not copied into another language');
  },
};

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      htmlProps={{ style: brandStyle }}
    >
      {children}
    </RootLayout>
  );
}
