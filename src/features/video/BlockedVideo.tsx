import type { ConsentTexts } from '~/features/consent/consentTexts';
import { type MouseEvent, useId, useSyncExternalStore } from 'react';
import { CONSENT_OPEN } from '~/features/consent/consentChoice';
import {
  getTranslation,
  subscribeToTranslation,
} from '~/features/consent/consentTranslation.browser';

/** The texts of the notice, in the page's language. */
export interface BlockedTexts extends Pick<ConsentTexts, 'blockedIframe' | 'here'> {
  /** The button that allows this video only. */
  allow: string;
  /** The link's target when no script opens the consent dialog. */
  href: string;
}

interface Props {
  title: string;
  /** The language of the title when it differs from the page's. */
  lang?: string | undefined;
  texts: BlockedTexts;
  /** Plays this video without storing a choice. */
  onAllow: () => void;
}

const openConsent = (event: MouseEvent) => {
  const request = new Event(CONSENT_OPEN, { bubbles: true, cancelable: true });
  if (!event.currentTarget.dispatchEvent(request)) event.preventDefault();
};

/**
 * The notice in place of a blocked video: the reason, a link to the consent dialog, and a button
 * that plays this video only. It is as high as the player, or higher when its text needs it.
 */
export default function BlockedVideo({ title, lang, texts, onAllow }: Props) {
  const id = useId();
  const translation = useSyncExternalStore(subscribeToTranslation, getTranslation, getTranslation);
  const { blockedIframe, here } = translation?.texts ?? texts;
  const [before, after] = blockedIframe.split('{here}');

  return (
    <div
      role="group"
      tabIndex={-1}
      data-focus
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}why`}
      className="on-ink grid aspect-still content-center p-5 text-small"
    >
      <div className="grid justify-items-start gap-4">
        <p id={`${id}title`} className="display text-[1.3rem] text-yellow" lang={lang}>
          {title}
        </p>
        <p id={`${id}why`} className="max-w-line" lang={translation?.lang}>
          {before}
          <a
            href={texts.href}
            data-replay
            data-choice="manage"
            onClick={openConsent}
            className="link"
          >
            {here}
          </a>
          {after}
        </p>
        <button type="button" onClick={onAllow} className="button button-yellow">
          {texts.allow}
        </button>
      </div>
    </div>
  );
}
