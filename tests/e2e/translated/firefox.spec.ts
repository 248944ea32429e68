import { expect, test } from '@playwright/test';
import { isFirefoxMissing, startFirefox } from '../../browsers/drivers';
import { strangerScript } from '../support/strangers';

test('in Firefox, the dialog and the finder work on a translated page', async ({ baseURL }) => {
  test.skip(isFirefoxMissing, 'Firefox is missing: node tests/browser/install.ts --all');
  const tab = await startFirefox(strangerScript('google'));
  const expectValue = (expression: string) =>
    expect.poll(() => tab.evaluate(expression), { message: expression });
  try {
    await tab.goto(`${baseURL}/actrices`);
    await expectValue('document.documentElement.lang').toBe('de');
    await tab.click('.consent-bar [data-choice=manage]');
    await expectValue(`Boolean(document.querySelector('.consent-dialog[open]'))`).toBe(true);
    await tab.click('.consent-save');
    await expectValue(`document.querySelector('.consent-bar').getClientRects().length`).toBe(0);
    await tab.type('.finder [name=q]', 'frances');
    await expectValue(`document.querySelectorAll('.chosen li').length`).toBe(1);
    await expectValue(`document.activeElement.name + document.activeElement.value`).toBe(
      'qfrances',
    );
    await expectValue('decodeURIComponent(location.search)').toContain('frances');
    expect(await tab.evaluate(`document.querySelector('main').innerText`)).not.toContain(
      'undefined',
    );
  } finally {
    await tab.close();
  }
});
