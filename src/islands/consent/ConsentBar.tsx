import Text from './Text';

interface Props {
  onAccept: () => void;
  onDecline: () => void;
  onNecessary: () => void;
  onManage: () => void;
}

// Short enough for the longest language on a phone; to accept and to decline look the same.
const BUTTON = 'button min-h-11 px-2 py-2.5 text-center text-[0.9rem] leading-tight sm:px-4';

/** The bar at the bottom of every page while nothing is chosen; the stylesheet shows and hides it. */
export default function ConsentBar({ onAccept, onDecline, onNecessary, onManage }: Props) {
  return (
    <section className="consent-bar" aria-labelledby="consent-title" data-nosnippet>
      <div className="wrap grid items-center gap-x-8 gap-y-3 py-4 lg:grid-cols-[1fr_auto] lg:py-5">
        <div>
          <p id="consent-title" className="font-bold">
            <Text name="barTitle" />
          </p>
          <p className="max-w-[75ch] text-small sm:text-[0.92rem]">
            <Text name="barDescription" />
          </p>
        </div>
        <div className="grid auto-cols-fr grid-cols-2 gap-2 sm:grid-flow-col sm:grid-cols-none">
          <button type="button" className={`${BUTTON} button-outline`} onClick={onManage}>
            <Text name="manageCookies" />
          </button>
          <button type="button" className={`${BUTTON} button-outline`} onClick={onNecessary}>
            <Text name="acceptNecessary" />
          </button>
          <button type="button" className={BUTTON} onClick={onDecline}>
            <Text name="declineAll" />
          </button>
          <button type="button" className={BUTTON} onClick={onAccept}>
            <Text name="acceptAll" />
          </button>
        </div>
      </div>
    </section>
  );
}
