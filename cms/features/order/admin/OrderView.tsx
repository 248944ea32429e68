import type { AdminViewServerProps } from 'payload';
import FIELDS from '../../../texts/fields/talents.json' with { type: 'json' };
import { TalentsPage } from '../../../admin/TalentsPage.tsx';
import { adminLanguage } from '../../../texts/problems.ts';
import { textsIn } from '../../../texts/texts.ts';
import { LISTS } from '#contract/lists.ts';
import { findThumbnails } from '../../media/files.ts';
import { findListedPeople } from '../positions.ts';
import texts from '../texts.json' with { type: 'json' };
import { OrderList } from './OrderList.tsx';
import styles from './order.module.css';

/** The page that orders the people of each list of the site, at `/admin/collections/talents/order?list=…`. */
export async function OrderView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const { payload } = req;
  const language = adminLanguage(req);
  const t = textsIn(texts, language);
  const list = LISTS.find((one) => one === searchParams?.list) ?? LISTS[0];
  const people = await findListedPeople(payload, list);
  const thumbnails = await findThumbnails(
    payload,
    people.flatMap(({ photo }) => photo ?? []),
  );
  return (
    <TalentsPage title={texts.title} className={styles.view}>
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
    </TalentsPage>
  );
}
