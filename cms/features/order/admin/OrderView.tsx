import type { AdminViewServerProps } from 'payload';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import { access } from '../../../access.ts';
import FIELDS from '../../../texts/fields/talents.json' with { type: 'json' };
import { adminLanguage } from '../../../texts/problems.ts';
import { textsIn } from '../../../texts/texts.ts';
import { LISTS } from '#contract/lists.ts';
import { findThumbnails } from '../../media/thumbnails.ts';
import { findListedPeople } from '../positions.ts';
import texts from '../texts.json' with { type: 'json' };
import { OrderList } from './OrderList.tsx';
import styles from './order.module.css';

/** The view that orders the people of each list of the site, at `/admin/order?list=…`. */
export async function OrderView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload } = req;
  const { admin } = payload.config.routes;
  if (!access.editors({ req })) redirect(`${admin}/login?redirect=${admin}/order`);
  const language = adminLanguage(req);
  const t = textsIn(texts, language);
  const list = LISTS.find((one) => one === searchParams?.list) ?? LISTS[0];
  const people = await findListedPeople(payload, list);
  const thumbnails = await findThumbnails(
    payload,
    people.flatMap(({ photo }) => photo ?? []),
  );
  const user = req.user ?? undefined;
  const talents = `${admin}/collections/talents`;
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, user, visibleEntities }}
    >
      <SetStepNav nav={[{ label: t('talents'), url: talents }, { label: t('title') }]} />
      <Gutter className={styles.view}>
        <h1>{t('title')}</h1>
        <p>{t('help')}</p>
        <nav className={styles.lists} aria-label={t('title')}>
          {LISTS.map((one) => (
            <a key={one} href={`?list=${one}`} aria-current={one === list ? 'page' : undefined}>
              {FIELDS.lists[one][language]}
            </a>
          ))}
        </nav>
        <OrderList
          key={list}
          list={list}
          people={people.map(({ id, name, photo }) => ({
            id,
            name,
            thumbnail: thumbnails.get(photo ?? ''),
          }))}
        />
      </Gutter>
    </DefaultTemplate>
  );
}
