import type { ReactNode } from 'react';
import type { Tone } from '../reports/siteView.ts';

const COLOURS: Record<Tone, string> = {
  // Payload's colour of success is the blue of what is under way.
  success: '#2b8a3e',
  info: 'var(--color-blue-500)',
  warning: 'var(--theme-warning-500)',
  error: 'var(--theme-error-500)',
};

/** Props of {@link StatusCard}. */
interface Props {
  tone: Tone;
  /** The sentence that screen readers announce when it changes. */
  text: string;
  children?: ReactNode;
}

/** Shows a sentence about the site, with a bar in the colour of its tone, and details below. */
export const StatusCard = ({ tone, text, children }: Props) => (
  <div
    style={{
      background: 'var(--theme-elevation-50)',
      borderInlineStart: `4px solid ${COLOURS[tone]}`,
      borderRadius: 'var(--style-radius-s)',
      display: 'grid',
      gap: 'calc(var(--base) / 3)',
      overflowWrap: 'anywhere',
      padding: 'calc(var(--base) / 2) calc(var(--base) * 0.8)',
    }}
  >
    <strong role="status" aria-live="polite">
      {text}
    </strong>
    {children}
  </div>
);
