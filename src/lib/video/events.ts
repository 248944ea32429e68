/** The bubbling event of a video that begins to play; its `detail` is a `VideoStart`. */
export const VIDEO_START = 'video:start';

/** Which video begins. */
export interface VideoStart {
  title: string;
  /** Where it can be watched: a page of its platform, or a file of this site. */
  url: string;
}
