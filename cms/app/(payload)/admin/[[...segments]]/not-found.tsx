import { NotFoundPage } from '@payloadcms/next/views';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

type Props = Pick<Parameters<typeof NotFoundPage>[0], 'params' | 'searchParams'>;

export default function NotFound({ params, searchParams }: Props) {
  return NotFoundPage({ config, importMap, params, searchParams });
}
