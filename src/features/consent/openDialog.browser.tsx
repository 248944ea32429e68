import { CONSENT_GROUPS, type ConsentGroup } from '#contract/consentGroups.ts';
import type { Locale } from '~/lib/i18n/locale';
import { createRoot } from 'react-dom/client';
import { STORAGE_TEXTS, consentTexts } from './consentDictionary';
import { fetchTranslation, type Translation } from './dialogTexts';
import ConsentManager from 'klaro/src/consent-manager';
import css from './consentDialog.css?inline';
import CookieTable from './CookieTable';
import { type ServiceId, CONSENT_CHANGE, SERVICE_IDS, readChoice } from './consentChoice';
import { storeChoice } from './choose.browser';
import { pageLocale } from '~/lib/i18n/pageLocale.browser';
import { recover } from '~/ui/parts/parts.browser';
import { useListener } from '~/lib/useListener';
import { useEffect, useReducer, useRef, useState } from 'react';

const SERVICES: Record<ConsentGroup, ServiceId[]> = {
  necessary: [],
  optional: ['ga'],
  functional: ['embeds'],
};

/** Klaro's storage: the consent cookies. Nothing enabled is a decline. */
const COOKIES = {
  get() {
    const choice = readChoice(document.cookie);
    if (!choice) return null;
    const consents = SERVICE_IDS.map((id) => [id, choice.enabled.includes(id)]);
    return encodeURIComponent(JSON.stringify(Object.fromEntries(consents)));
  },
  set(value: string) {
    const consents = JSON.parse(decodeURIComponent(value)) as Record<ServiceId, boolean>;
    const enabled = SERVICE_IDS.filter((id) => consents[id]);
    storeChoice(enabled.length > 0, enabled);
  },
  delete() {},
};

/** Klaro's storage for permissions of single embeds, which this site does not store. */
const NO_STORE = { getWithKey: () => null, setWithKey() {}, deleteWithKey() {} };

/** Returns Klaro's consent manager with the choice in the cookies, or the initial state. */
export const createManager = (isOnByDefault: boolean) =>
  new ConsentManager(
    { services: SERVICE_IDS.map((id) => ({ name: id, default: isOnByDefault && id === 'ga' })) },
    COOKIES,
    NO_STORE,
  );

interface Props extends Translation {
  /** The texts of the tables, in the page's language. */
  storage: (typeof STORAGE_TEXTS)['es'];
  locale: Locale;
  /** Whether the analytics switch is on until the visitor chooses. */
  isOnByDefault: boolean;
  /** Called after the dialog has closed, with whether it was closed without saving changes. */
  onClose: (isDiscarded: boolean) => void;
}

/** Klaro's manager with the state of the switches, which follows a choice in another tab. */
function useConsent(isOnByDefault: boolean) {
  const [manager, setManager] = useState(() => createManager(isOnByDefault));
  const [, render] = useReducer((count: number) => count + 1, 0);

  useListener(document, CONSENT_CHANGE, () => setManager(createManager(isOnByDefault)));

  return {
    isUnsaved: Object.keys(manager.changedConsents()).length > 0,
    isOn: (group: ConsentGroup) => SERVICES[group].every((id) => manager.consents[id]),
    toggle(group: ConsentGroup, isOn: boolean) {
      for (const id of SERVICES[group]) manager.updateConsent(id, isOn);
      render();
    },
    /** @param isOn what every service is set to; by default they stay as the switches are */
    save(isOn?: boolean) {
      if (isOn !== undefined) manager.changeAll(isOn);
      manager.saveAndApplyConsents();
    },
  };
}

interface GroupProps extends Pick<Props, 't' | 'storage' | 'locale'> {
  group: ConsentGroup;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** A group of services: its switch, its purpose and its table. The necessary group is always on. */
function Group({ group, t, storage, locale, isOn, onToggle }: GroupProps) {
  const id = `consent-${group}`;
  return (
    <div role="group" aria-labelledby={id} className="consent-group">
      <label>
        <span id={id}>{t(`consent:${group}`)}</span>
        <input
          type="checkbox"
          role="switch"
          name={group}
          className="consent-switch"
          aria-describedby={`${id}-explanation`}
          checked={isOn}
          disabled={group === 'necessary'}
          onChange={({ target }) => onToggle(target.checked)}
        />
      </label>
      <p
        id={`${id}-explanation`}
        className="consent-explanation max-w-measure text-small text-muted"
      >
        {t(`consent:${group}Explanation`)}
      </p>
      <details className="mt-2 text-small">
        <summary>{t('consent:list')}</summary>
        <div className="mt-2" lang={locale}>
          <CookieTable group={group} texts={storage} />
        </div>
      </details>
    </div>
  );
}

function Actions({
  t,
  isUnsaved,
  onDecide,
}: Pick<Props, 't'> & { isUnsaved: boolean; onDecide: (isAllOn?: boolean) => void }) {
  return (
    <div className="consent-actions">
      <p role="status" className="text-small font-bold">
        {isUnsaved && t('consent:unsaved')}
      </p>
      <button
        type="button"
        className="consent-save button button-outline"
        onClick={() => onDecide()}
      >
        {t('consent:save')}
      </button>
      <button type="button" className="button" onClick={() => onDecide(false)}>
        {t('consent:declineAll')}
      </button>
      <button type="button" className="button" onClick={() => onDecide(true)}>
        {t('consent:acceptAll')}
      </button>
    </div>
  );
}

function Head({ t, onClose }: Pick<Props, 't'> & { onClose: () => void }) {
  return (
    <div className="consent-head flex items-start justify-between gap-4">
      <p id="consent-heading" className="display">
        {t('consent:manageCookies')}
      </p>
      <button type="button" className="consent-close" onClick={onClose}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
        <span className="sr-only">{t('consent:close')}</span>
      </button>
    </div>
  );
}

/** The modal dialog with the groups of services. */
function ConsentDialog(props: Props) {
  const { t, lang, storage, locale, isOnByDefault, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const { isUnsaved, isOn, toggle, save } = useConsent(isOnByDefault);

  useEffect(() => dialog.current?.showModal(), []);

  const close = () => dialog.current?.close();
  // Everything on, everything off, or as the switches are. The dialog closes first, because content that
  // the choice adds to the page may take the focus.
  const decide = (isAllOn?: boolean) => {
    close();
    save(isAllOn);
  };

  return (
    <dialog
      ref={dialog}
      className="consent-dialog"
      aria-labelledby="consent-heading"
      lang={lang}
      onClose={() => onClose(isUnsaved)}
    >
      <Head t={t} onClose={close} />
      <div className="consent-body">
        <p className="mb-4 max-w-measure text-small">{t('consent:barDescription')}</p>
        {CONSENT_GROUPS.map((group) => (
          <Group
            key={group}
            group={group}
            t={t}
            storage={storage}
            locale={locale}
            isOn={isOn(group)}
            onToggle={(isChecked) => toggle(group, isChecked)}
          />
        ))}
      </div>
      <Actions t={t} isUnsaved={isUnsaved} onDecide={decide} />
    </dialog>
  );
}

let styles: CSSStyleSheet | undefined;

/** Adds the style sheet of the dialog, once. */
function addStyles(): void {
  if (styles) return;
  styles = new CSSStyleSheet();
  styles.replaceSync(css);
  document.adoptedStyleSheets.push(styles);
}

let container: HTMLElement | undefined;

/** Renders and opens the consent dialog; it goes when it is closed. */
export async function press(opener: HTMLElement): Promise<void> {
  const host = document.querySelector<HTMLElement>('.consent')!;
  const status = host.querySelector<HTMLElement>('.consent-status')!;
  const locale = pageLocale();
  const { pathname } = location;
  status.textContent = '';
  const translation = await fetchTranslation();
  // The visitor may have gone on, or have chosen in the bar meanwhile, which hides it.
  const isLeft = location.pathname !== pathname || opener.getClientRects().length === 0;
  if (isLeft || container?.isConnected) return;
  // The menu closes first: its own button takes the focus, which the dialog returns to it.
  opener.closest<HTMLElement>('[popover]')?.hidePopover?.();

  addStyles();
  const { t, lang } = translation ?? { t: consentTexts(locale), lang: locale };
  const box = host.appendChild(document.createElement('div'));
  container = box;
  const root = createRoot(box, {
    onUncaughtError(error) {
      box.remove();
      recover(error, { root: opener, pressed: opener });
    },
  });
  const onClose = (isDiscarded: boolean) => {
    root.unmount();
    box.remove();
    // Another tab may have hidden the bar whose button had opened the dialog.
    if (document.activeElement === document.body) {
      host.querySelector<HTMLElement>('.consent-reopen')?.focus();
    }
    if (!isDiscarded) return;
    status.lang = lang;
    status.textContent = t('consent:discarded');
  };
  root.render(
    <ConsentDialog
      t={t}
      lang={lang}
      storage={STORAGE_TEXTS[locale]}
      locale={locale}
      isOnByDefault={'preticked' in host.dataset}
      onClose={onClose}
    />,
  );
}
