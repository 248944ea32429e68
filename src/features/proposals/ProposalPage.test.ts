import { expect, test, vi } from 'vitest';
import ProposalPage from './ProposalPage.astro';
import { type Proposal, proposalModel } from '~/model/proposal';
import { parseLink } from '#contract/selectionLink.ts';
import { MAX_PROPOSED } from '#contract/proposals.ts';
import { agency, everything, nameOnly } from '../../../tests/unit/support/fixtures';
import { render } from '../../../tests/unit/support/render';

const talents = Array.from({ length: MAX_PROPOSED }, (_, index) => ({
  ...(index % 2 ? everything : nameOnly),
  recordId: String(index),
  shareId: index.toString(36).padStart(10, '0'),
  name: `Ana ${index}`,
  slug: `ana-${index}`,
}));

vi.mock('~/loaders/talentQueries', () => ({ getAllTalents: () => Promise.resolve(talents) }));
vi.mock('~/loaders/siteQueries', () => ({ getAgency: () => Promise.resolve(agency) }));

const proposal = (values: object): Proposal =>
  proposalModel.schema.parse({
    id: 1,
    linkId: '3k9x0a7qzt5m2v8c1r6w4n',
    project: 'Salitre',
    language: 'es',
    validUntil: '2099-12-15',
    people: [{ talent: { id: 0 } }],
    ...values,
  });
const propsOf = (values: object, locale = 'es') => ({ proposal: proposal(values), agency, locale });

test('somebody who has left is a sentence in that place, with neither note nor mark', async () => {
  const people = [
    { talent: { id: 3 } },
    { talent: null, note: 'Rueda en Bilbao' },
    { talent: { id: 1 } },
  ];
  const page = await render(ProposalPage, propsOf({ people }));
  const rows = page.texts('.people > li');
  expect(rows).toEqual([
    expect.stringMatching(/^Ana 3/),
    'Una de las personas de esta propuesta ya no está disponible.',
    expect.stringMatching(/^Ana 1/),
  ]);
  expect(page.text).not.toContain('Rueda en Bilbao');
  expect(page.all('.person-marks')).toHaveLength(2);
  const english = await render(ProposalPage, propsOf({ people }, 'en'));
  expect(english.texts('.proposed-left')).toEqual([expect.stringMatching(/no longer available/)]);
});

test('what an editor types is text, never markup', async () => {
  const hostile = `<img src=x onerror="1">'"--></script><script>1</script>`;
  const page = await render(
    ProposalPage,
    propsOf({
      project: hostile,
      recipient: hostile,
      text: hostile,
      people: [{ talent: { id: 0 }, note: hostile }],
    }),
  );
  expect(page.texts('.proposal-text, .person-note')).toHaveLength(2);
  expect([...page.all('img'), ...page.all('.proposal-head script')]).toEqual([]);
  expect(page.text).toContain('&lt;script&gt;1&lt;/script&gt;');
});

test('it shows as many people as a proposal can have, in their order, and links them all, with notes that fit', async () => {
  const order = talents.map(({ recordId }) => Number(recordId)).reverse();
  const peopleWith = (note: string) => order.map((id) => ({ talent: { id }, note }));
  const people = peopleWith('Libre desde marzo');
  const page = await render(ProposalPage, propsOf({ people }));
  expect(page.texts('.people h2')).toEqual(order.map((id) => `Ana ${id}`));
  const names = page.all('.person-marks input').map(({ attributes }) => attributes.name);
  expect(new Set(names).size).toBe(MAX_PROPOSED);
  const sentBy = ({ all }: typeof page) => {
    const link = all('.proposal-actions a')[0]!.attributes.href!;
    return parseLink(link.slice(link.indexOf('#')));
  };
  const sent = (note: string) => ({
    name: 'Salitre',
    isDamaged: false,
    people: order.map((id) => ({ id: talents[id]!.shareId, note, mark: undefined })),
  });
  expect(sentBy(page)).toEqual(sent('Libre desde marzo'));
  const long = propsOf({ people: peopleWith('Está libre. '.repeat(20)) });
  expect(sentBy(await render(ProposalPage, long))).toEqual(sent(''));
});
