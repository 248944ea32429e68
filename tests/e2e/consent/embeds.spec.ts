import { expect, test, type Page } from '@playwright/test';
import { choose, visitorWho } from '../support/choice';
import { UNDECIDED } from '../support/decided';
import { INES, YOUTUBE, askForVideo, expectActive, notice, place, player } from '../support/embeds';
import { othersOf } from '../support/requests';

// Whoever comes here for the first time.
test.use({ storageState: UNDECIDED });

test('allowed somewhere else, the notice becomes the poster again and nothing plays by itself', async ({
  page,
  baseURL,
}) => {
  const others = await othersOf(page, baseURL!);
  await askForVideo(page);
  await choose(page, ['embeds']);
  await expect(notice(page)).toHaveCount(0);
  await expect(place(page).locator('a')).toBeFocused();
  expect(others).toEqual([]);
  await place(page).locator('a').click();
  await expect(player(page)).toHaveAttribute('src', YOUTUBE);
});

test('a choice in another tab counts in this one', async ({ page, context, baseURL }) => {
  await othersOf(page, baseURL!);
  await askForVideo(page);
  const other = await context.newPage();
  await other.goto('/contacto');
  await other.getByRole('button', { name: 'Aceptar todas' }).first().click();
  await expect(notice(page)).toHaveCount(0);
  await place(page).locator('a').click();
  await expect(player(page)).toBeVisible();
  await other.close();
});

test('a choice that allows something else leaves the notice', async ({ page, baseURL }) => {
  await othersOf(page, baseURL!);
  await askForVideo(page);
  await choose(page, ['ga']);
  await expect(notice(page)).toBeVisible();
});

for (const [name, begun] of [
  ['allowed for good', async (page: Page) => place(page).locator('a').click()],
  [
    'allowed alone',
    async (page: Page) => {
      await choose(page, []);
      await place(page).locator('a').click();
      await notice(page).getByRole('button').click();
    },
  ],
] as const) {
  test(`a withdrawal takes a running player away that was ${name}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await othersOf(page, baseURL!);
    await visitorWho(context, baseURL!, ['ga', 'embeds']);
    await page.goto(INES);
    await begun(page);
    await expectActive(player(page));
    await choose(page, []);
    await expect(player(page)).toHaveCount(0);
    await expect(place(page).locator('a')).toBeFocused();
    await place(page).locator('a').click();
    await expect(notice(page)).toBeVisible();
  });
}

test('a video of the site itself needs no permission and outlasts a withdrawal', async ({
  page,
}) => {
  await page.goto('/actores/samir-haddad');
  const section = page.locator('section', { has: page.locator('#videos') });
  await section.getByRole('link').click();
  await expect(section.locator('video')).toBeVisible();
  await choose(page, []);
  await expect(section.locator('video')).toBeVisible();
});

test('a page that comes back out of the browser’s memory follows what was chosen meanwhile', async ({
  page,
  context,
  baseURL,
}) => {
  await othersOf(page, baseURL!);
  await visitorWho(context, baseURL!, ['embeds']);
  await page.goto(INES);
  await place(page).locator('a').click();
  await expect(player(page)).toBeVisible();
  await visitorWho(context, baseURL!, []);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(player(page)).toHaveCount(0);
});
