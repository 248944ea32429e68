import type { Metadata } from 'next';
import { RootPage, generatePageMetadata } from '@payloadcms/next/views';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

interface Props {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams });

/** Renders every page of the admin. */
export default function Page({ params, searchParams }: Props) {
  return RootPage({ config, importMap, params, searchParams });
}
