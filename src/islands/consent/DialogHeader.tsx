import Text from './Text';

interface Props {
  /** The id of the title, which labels the dialog. */
  id: string;
  onClose: () => void;
}

/** The title and the close button of the dialog. */
export default function DialogHeader({ id, onClose }: Props) {
  return (
    <div className="flex items-start justify-between gap-4 px-5 pt-4 sm:px-8 sm:pt-7">
      <p id={id} className="display mt-1.5 text-[1.5rem] sm:mt-0 sm:text-name">
        <Text name="manageCookies" />
      </p>
      <button type="button" className="consent-close" onClick={onClose}>
        <svg viewBox="0 0 24 24" className="h-6 w-6 stroke-current stroke-[2.5]" aria-hidden="true">
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
        <Text name="close" className="sr-only" />
      </button>
    </div>
  );
}
