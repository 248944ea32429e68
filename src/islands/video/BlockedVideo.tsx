import type { ConsentTexts } from '~/lib/consent/texts';
import { type MouseEvent, useId, useSyncExternalStore } from 'react';
import { CONSENT_OPEN } from '~/lib/consent/choice';
import { subscribe, translation } from '~/islands/consent/translationStore';

/** What is said in place of a video that needs the visitor's agreement, in the page's language. */
export interface BlockedTexts extends Pick<ConsentTexts, 'blockedIframe' | 'here'> {
  /** Allows this video alone. */
  allow: string;
  /** Where the link leads when nothing opens the consent dialog. */
  href: string;
}

interface Props {
  /** What the video is called. */
  title: string;
  /** The language of the title where it is not the page's. */
  lang?: string | undefined;
  texts: BlockedTexts;
  /** Plays this video, and changes nothing else. */
  onAllow: () => void;
}

const openConsent = (event: MouseEvent) => {
  const asked = new Event(CONSENT_OPEN, { bubbles: true, cancelable: true });
  if (!event.currentTarget.dispatchEvent(asked)) event.preventDefault();
};

/**
 * Says why a video is blocked, where to agree, and lets the visitor watch this one alone. As high
 * as a player, or higher where its words need it.
 */
export default function BlockedVideo({ title, lang, texts, onAllow }: Props) {
  const id = useId();
  const spoken = useSyncExternalStore(subscribe, translation, translation);
  const { blockedIframe, here } = spoken?.texts ?? texts;
  const [before, after] = blockedIframe.split('{here}');

  return (
    <div
      role="group"
      tabIndex={-1}
      data-entry
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}why`}
      className="on-ink grid aspect-still content-center p-5 text-small"
    >
      <div className="grid justify-items-start gap-4">
        <p id={`${id}title`} className="display text-[1.3rem] text-yellow" lang={lang}>
          {title}
        </p>
        <p id={`${id}why`} className="max-w-line" lang={spoken?.lang}>
          {before}
          <a href={texts.href} data-held onClick={openConsent} className="link">
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
