import type { Metadata } from 'next';
import { RootPage, generatePageMetadata } from '@payloadcms/next/views';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

type Props = Pick<Parameters<typeof RootPage>[0], 'params' | 'searchParams'>;

export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams });

/** Renders every page of the admin. */
export default function Page({ params, searchParams }: Props) {
  return RootPage({ config, importMap, params, searchParams });
}
