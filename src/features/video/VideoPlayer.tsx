interface Props {
  src: string;
  /** Whether `src` is a video file, for the browser's own player. */
  isFile: boolean;
  title: string;
}

const SIZE = 'absolute inset-0 h-full w-full';
const ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
// Both platforms need scripts, storage and full screen; their links open outside the frame.
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** The player of a video, which starts at once; `data-focus` marks the element to focus. */
export default function VideoPlayer({ src, isFile, title }: Props) {
  if (isFile) {
    return (
      <video
        data-focus
        src={src}
        aria-label={title}
        className={SIZE}
        controls
        autoPlay
        playsInline
      />
    );
  }
  return (
    <iframe
      data-focus
      src={src}
      title={title}
      className={SIZE}
      allow={ALLOW}
      // YouTube refuses to play without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={SANDBOX}
    />
  );
}
