import type { BrowserContext, Page } from '@playwright/test';
import type { ServiceId } from '../../../src/lib/consent/services';
import { CONSENT_CHANGE, choiceCookies } from '../../../src/lib/consent/choice';

/** The cookies of a visitor who allowed these services and no others. */
const cookiesOf = (enabled: readonly ServiceId[]) =>
  choiceCookies({ isAccepted: enabled.length > 0, enabled, decidedAt: Date.now() });

/** Makes a browser that of a visitor who allowed these services on an earlier visit. */
export const visitorWho = (context: BrowserContext, url: string, enabled: readonly ServiceId[]) =>
  context.addCookies(cookiesOf(enabled).map(([name, value]) => ({ name, value, url })));

/** Changes the choice in an open page as the consent dialog does: first the cookies, then the word. */
export const choose = (page: Page, enabled: readonly ServiceId[]) =>
  page.evaluate(
    ([cookies, change]) => {
      for (const [name, value] of cookies) document.cookie = `${name}=${value}; Path=/`;
      document.dispatchEvent(new Event(change));
    },
    [cookiesOf(enabled), CONSENT_CHANGE] as const,
  );
