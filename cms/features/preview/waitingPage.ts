import { type Bilingual, bilingual } from '../../texts/labels.ts';

const TEXTS = {
  starting: bilingual(
    'Se está preparando la vista previa… Aparece aquí sola.',
    'The preview is being prepared… It appears here by itself.',
  ),
  unavailable: bilingual(
    'La vista previa no está instalada en este servidor: pídela a quien lo administra.',
    'The preview is not installed on this server: ask its administrator for it.',
  ),
};

const STYLE =
  'margin:0;min-height:100vh;display:grid;place-items:center;padding:2rem;background:#faf8f1;' +
  'color:#12120f;font:1.1rem/1.5 system-ui,sans-serif;text-align:center';

/** The policy of the page: nothing but its own style attribute. */
export const WAITING_POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'self'";

/**
 * Returns the page that an editor sees while the preview's server starts; it reloads itself.
 *
 * @param language of the admin
 */
export function waitingPage(state: keyof typeof TEXTS, language: keyof Bilingual): string {
  const text = TEXTS[state][language];
  const reload = state === 'starting' ? '<meta http-equiv="refresh" content="1">' : '';
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${reload}` +
    `<meta name="robots" content="noindex"><title>${text}</title></head>` +
    `<body style="${STYLE}"><p role="status">${text}</p></body></html>`
  );
}
