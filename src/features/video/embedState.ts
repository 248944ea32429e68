/** The view of a video: its poster, the notice that it is blocked, or its player. */
export type EmbedView = 'poster' | 'notice' | 'player';

/** A new consent choice, as a hosted video sees it. */
interface NewChoice {
  /** Whether the choice allows embeds. */
  isAllowed: boolean;
  /** Whether the consent dialog was opened from this video's notice. */
  isRequester: boolean;
}

/**
 * Returns the view of a hosted video after a consent choice. When embeds are allowed, the requester
 * plays and other notices become posters. When they are not, every player becomes a poster, even
 * one that the visitor allowed individually: the choice is newer.
 */
export function viewAfterChoice(view: EmbedView, { isAllowed, isRequester }: NewChoice): EmbedView {
  if (!isAllowed) return view === 'player' ? 'poster' : view;
  if (view !== 'notice') return view;
  return isRequester ? 'player' : 'poster';
}
