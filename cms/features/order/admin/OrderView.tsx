import type { AdminViewServerProps } from 'payload';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import { access } from '../../../access.ts';
import { bilingual } from '../../../texts/labels.ts';
import TEXTS from '../../../texts/fields/talents.json' with { type: 'json' };
import { LISTS } from '#contract/lists.ts';
import { findThumbnails } from '../../media/thumbnails.ts';
import { findListedPeople } from '../positions.ts';
import { OrderList } from './OrderList.tsx';
import styles from './order.module.css';

const TITLE = bilingual('Ordenar las listas', 'Order the lists');
const TALENTS = bilingual('Talentos', 'Talents');
const HELP = bilingual(
  'Arrastra a cada persona a su sitio, o usa los botones. La web cambia una sola vez, cuando guardas.',
  'Drag everybody to their place, or use the buttons. The site changes once, when you save.',
);

/** The view that orders the people of each list of the site, at `/admin/order?list=…`. */
export async function OrderView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload } = req;
  const { admin } = payload.config.routes;
  if (!access.editors({ req })) redirect(`${admin}/login?redirect=${admin}/order`);
  const language = i18n.language === 'en' ? 'en' : 'es';
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
      <SetStepNav nav={[{ label: TALENTS[language], url: talents }, { label: TITLE[language] }]} />
      <Gutter className={styles.view}>
        <h1>{TITLE[language]}</h1>
        <p>{HELP[language]}</p>
        <nav className={styles.lists} aria-label={TITLE[language]}>
          {LISTS.map((one) => (
            <a key={one} href={`?list=${one}`} aria-current={one === list ? 'page' : undefined}>
              {TEXTS.lists[one][language]}
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
