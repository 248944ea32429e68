import type { ConsentTexts } from '~/features/consent/consentTexts';
import { useEffect, useId, useState } from 'react';
import { type Translation, fetchTranslation } from '~/features/consent/dialogTexts';

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

/**
 * The notice in place of a blocked video: the reason, a link to the consent dialog, and a button
 * that plays this video only. It is as high as the player, or higher when its text needs it.
 */
export default function BlockedVideo({ title, lang, texts, onAllow }: Props) {
  const id = useId();
  const [translation, setTranslation] = useState<Translation>();
  useEffect(() => void fetchTranslation().then(setTranslation), []);
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
          <a href={texts.href} data-replay data-choice="manage" className="link">
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
