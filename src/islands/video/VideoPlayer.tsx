interface Props {
  src: string;
  /** Whether `src` is a file, which the browser plays itself. */
  isFile: boolean;
  title: string;
}

const SIZE = 'absolute inset-0 h-full w-full';
const ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
// Both players need their own scripts, storage and full screen; links open outside of the frame.
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** The player of a video, which starts at once; `data-entry` marks what takes the focus. */
export default function VideoPlayer({ src, isFile, title }: Props) {
  if (isFile) {
    return (
      <video
        data-entry
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
      data-entry
      src={src}
      title={title}
      className={SIZE}
      allow={ALLOW}
      // YouTube refuses to play where it is not told which site embeds it.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={SANDBOX}
    />
  );
}
