import type { SaveKind } from './consentStore';
import Text from './Text';

interface Props {
  onChoose: (kind: SaveKind) => void;
  /** Opens the dialog. */
  onManage: () => void;
}

// Fits the longest translation on a phone. Accept and decline must look the same.
const BUTTON = 'button min-h-11 px-2 py-2.5 text-center text-[0.9rem] leading-tight sm:px-4';

/** The bar at the bottom of every page until the visitor chooses; the stylesheet toggles it. */
export default function ConsentBar({ onChoose, onManage }: Props) {
  return (
    <section className="consent-bar" aria-labelledby="consent-title" data-nosnippet>
      <div className="wrap grid items-center gap-x-8 gap-y-3 py-4 lg:grid-cols-[1fr_auto]">
        <div>
          <p id="consent-title" className="font-bold">
            <Text name="barTitle" />
          </p>
          <p className="max-w-[75ch] text-small sm:text-[0.92rem]">
            <Text name="barDescription" />
          </p>
        </div>
        <div className="grid auto-cols-fr grid-cols-2 gap-2 sm:max-lg:grid-flow-col sm:max-lg:grid-cols-none">
          <button type="button" className={`${BUTTON} button-outline`} onClick={onManage}>
            <Text name="manageCookies" />
          </button>
          <button
            type="button"
            className={`${BUTTON} button-outline`}
            onClick={() => onChoose('necessary')}
          >
            <Text name="acceptNecessary" />
          </button>
          <button type="button" className={BUTTON} onClick={() => onChoose('none')}>
            <Text name="declineAll" />
          </button>
          <button type="button" className={BUTTON} onClick={() => onChoose('all')}>
            <Text name="acceptAll" />
          </button>
        </div>
      </div>
    </section>
  );
}
