import type { Locale } from '~/lib/i18n/locale';
import { createRoot } from 'react-dom/client';
import { CONSENT_TEXTS, STORAGE_TEXTS } from '~/features/consent/consentDictionary';
import ConsentDialog from '~/features/consent/ConsentDialog';
import { fetchTranslation } from './dialogTexts';

/*
 * Loads when the visitor hovers, touches or focuses something that opens the consent dialog: React
 * (60 kB Brotli, shared by all islands), and 6 kB with Klaro's manager and the texts.
 */

/** Contains the dialog while it is open. */
let container: HTMLElement | undefined;

/**
 * Renders and opens the consent dialog; it goes when it is closed.
 *
 * @param opener what was pressed: hidden by now if the visitor has chosen in the bar meanwhile
 */
export async function press(opener: HTMLElement): Promise<void> {
  const host = document.querySelector<HTMLElement>('.consent')!;
  const status = host.querySelector<HTMLElement>('.consent-status')!;
  const locale = document.documentElement.lang as Locale;
  status.textContent = '';
  const translation = await fetchTranslation();
  if (opener.getClientRects().length === 0 || container?.isConnected) return;
  // The menu closes first: its own button takes the focus, which the dialog returns to it.
  opener.closest<HTMLElement>('[popover]')?.hidePopover?.();

  const { texts, lang } = translation ?? { texts: CONSENT_TEXTS[locale], lang: locale };
  const box = host.appendChild(document.createElement('div'));
  container = box;
  const root = createRoot(box);
  const onClose = (isDiscarded: boolean) => {
    root.unmount();
    box.remove();
    if (!isDiscarded) return;
    status.lang = lang;
    status.textContent = texts.discarded;
  };
  root.render(
    <ConsentDialog
      texts={texts}
      lang={lang}
      storage={STORAGE_TEXTS[locale]}
      locale={locale}
      isOnByDefault={'preticked' in host.dataset}
      onClose={onClose}
    />,
  );
}
