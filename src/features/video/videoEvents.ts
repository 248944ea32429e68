/** The bubbling event of a video that starts to play; its `detail` is a `VideoStart`. */
export const VIDEO_START = 'video:start';

export interface VideoStart {
  title: string;
  /** The page where the video plays on its platform, or the path of a file of this site. */
  url: string;
}
