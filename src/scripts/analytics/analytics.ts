import { analyticsCookies, expireCookie } from '~/lib/analytics/cookies';
import { type Hit, pageParams, pageView } from '~/lib/analytics/events';
import { createQueue } from '~/lib/analytics/batchQueue';
import { CONSENT_CHANGE, allows } from '~/lib/consent/choice';
import { load, sendHits, setDisabled, setPage } from './gtag';
import { listen } from './listen';

/*
 * Google Analytics for as long as the visitor allows it. Fetched by the gate, and only where
 * there is a choice to follow or a cookie to delete; what happens while it is not allowed is not
 * kept. The state is in the cookies: they are asked before every batch.
 */

const id: string = import.meta.env.PUBLIC_GA_MEASUREMENT_ID;
const mayCount = () => allows(document.cookie, 'ga');
let isCounting = false;
let isLoaded = false;

const queue = createQueue<Hit>((hits) => {
  follow();
  if (isCounting) sendHits(hits);
});

const visit = listen({
  onPage(page) {
    if (!isCounting) return;
    setPage(pageParams(page));
    queue.push(pageView(page));
  },
  onHit(hit) {
    if (isCounting) queue.push(hit);
  },
  onLeave: queue.flush,
});

function start(): void {
  isCounting = true;
  setDisabled(id, false);
  if (!isLoaded) load(id, queue.open);
  isLoaded = true;
  visit.trackPageView();
}

function stop(): void {
  isCounting = false;
  setDisabled(id, true);
  queue.empty();
  for (const name of analyticsCookies(document.cookie)) {
    for (const eraser of expireCookie(name, location.hostname)) document.cookie = eraser;
  }
}

function follow(): void {
  if (!mayCount()) stop();
  else if (!isCounting) start();
}

follow();
document.addEventListener(CONSENT_CHANGE, follow);
