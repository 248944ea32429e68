'use client';

import { usePathname } from 'next/navigation';
import { useConfig, useListDrawerContext } from '@payloadcms/ui';
import { bilingual } from '../../../texts/labels.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import styles from './order.module.css';

const LABEL = bilingual('Ordenar las listas de la web', 'Order the lists of the site');

/** Leads from the table of talents to the view that orders the site's lists. */
export function OrderLink() {
  const language = useAdminLanguage();
  const { config } = useConfig();
  const { isInDrawer } = useListDrawerContext();
  const isBin = usePathname().endsWith('/trash');
  if (isInDrawer || isBin) return null;
  return (
    <p className={styles.link}>
      <a href={`${config.routes.admin}/collections/talents/order`}>{LABEL[language]}</a>
    </p>
  );
}
