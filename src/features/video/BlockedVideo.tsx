import type { ConsentDictionary } from '~/features/consent/consentDictionary';

/** The box of a poster and of a player. */
export const FRAME = 'on-ink group relative block aspect-still overflow-hidden';

export interface BlockedTexts extends Pick<ConsentDictionary, 'blockedIframe' | 'here'> {
  /** The button that allows this video only. */
  allow: string;
  /** The link's target when no script opens the consent dialog. */
  href: string;
}

interface Props {
  /** Unique in the page. */
  id: string;
  title: string;
  /** The language of the title when it differs from the page's. */
  lang?: string | undefined;
  blocked: BlockedTexts;
  /** The language of the texts when it differs from the page's. */
  textLang?: string | undefined;
  onAllow?: () => void;
}

/**
 * The notice in place of a blocked video: the reason, a link to the consent dialog, and a button
 * that plays this video only. It is as high as the player, or higher when its text needs it.
 */
export function BlockedVideo({ id, title, lang, blocked, textLang, onAllow }: Props) {
  const [before, after] = blocked.blockedIframe.split('{here}');
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
        <p id={`${id}title`} className="display text-label text-accent" lang={lang}>
          {title}
        </p>
        <p id={`${id}why`} className="max-w-line" lang={textLang}>
          <span>{before}</span>
          <a
            href={blocked.href}
            data-press
            data-part="dialog"
            data-choice="manage"
            className="link"
          >
            {blocked.here}
          </a>
          <span>{after}</span>
        </p>
        <button type="button" onClick={onAllow} className="button button-accent">
          {blocked.allow}
        </button>
      </div>
    </div>
  );
}
