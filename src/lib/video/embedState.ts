/** What stands in the place of a video: its poster, the notice that it is blocked, or its player. */
export type EmbedView = 'poster' | 'notice' | 'player';

/** What decides the view of another platform's video once the visitor has made a new choice. */
interface NewChoice {
  /** Whether the choice allows players of other platforms. */
  isAllowed: boolean;
  /** Whether this video's notice is what made the visitor choose. */
  hasAsked: boolean;
}

/**
 * Returns what stands in the place of another platform's video after a choice. The video that asked
 * plays, other notices become posters again; without permission every player goes, also one that
 * was allowed by itself, since the choice is newer.
 */
export function viewAfterChoice(view: EmbedView, { isAllowed, hasAsked }: NewChoice): EmbedView {
  if (!isAllowed) return view === 'player' ? 'poster' : view;
  if (view !== 'notice') return view;
  return hasAsked ? 'player' : 'poster';
}
