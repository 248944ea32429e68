import type { Config } from 'tailwindcss';
import { BRAND } from './cms/contract/brand';
import { display } from './src/ui/fonts/families.json';

/**
 * Core plugins that the design does not use. Each would add its own custom properties to every
 * element or every colour.
 */
const UNUSED = [
  'backgroundOpacity',
  'borderOpacity',
  'placeholderOpacity',
  'textOpacity',
  'boxShadow',
  'boxShadowColor',
  'gradientColorStops',
  'ringColor',
  'ringOffsetColor',
  'ringOffsetWidth',
  'ringOpacity',
  'ringWidth',
  'filter',
  'blur',
  'brightness',
  'contrast',
  'dropShadow',
  'grayscale',
  'hueRotate',
  'invert',
  'saturate',
  'sepia',
  'backdropFilter',
  'backdropBlur',
  'backdropBrightness',
  'backdropContrast',
  'backdropGrayscale',
  'backdropHueRotate',
  'backdropInvert',
  'backdropOpacity',
  'backdropSaturate',
  'backdropSepia',
  'borderSpacing',
  'contain',
  'fontVariantNumeric',
  'touchAction',
  // The styles use the properties `rotate`, `scale` and `scroll-snap-type`.
  'rotate',
  'scale',
  'skew',
  'transform',
  'translate',
  'scrollSnapType',
  // src/ui/reset.css replaces it.
  'preflight',
  'container',
];

/** Words of texts and code that are also names of utilities. */
const BLOCKLIST = [
  '!link',
  '!visible',
  'filter',
  'inline',
  'resize',
  'table',
  'transition',
  'visible',
  // The key of a text, which would be the class `link` of a selected text.
  'selection:link',
];

/** Removes what contains no class names that the HTML has: style blocks and comments. */
const withoutStyles = (source: string) =>
  source.replace(/<style[^]*?<\/style>|\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

/** The font whose capitals are wider than these, in ems, gets smaller titles: the layout is made for these. */
const CAPITAL_EMS = 0.52;
const scale = Math.min(1, CAPITAL_EMS / display.capital);
const scaled = (size: number) => Number((size * scale).toFixed(2));
const rem = (size: number) => `${scaled(size)}rem`;
/** A size between two, in rem, that is a share of the window's width. */
const fluid = (min: number, width: number, max: number) =>
  `clamp(${rem(min)}, ${scaled(width)}vw, ${rem(max)})`;

/** The design tokens, which replace Tailwind's defaults: no shadows, gradients or rounded cards. */
const config: Config = {
  content: {
    // The preview has a stylesheet of its own, and adds nothing to the site's.
    files: ['./src/**/*.{astro,tsx}', '!./src/preview/**'],
    transform: { astro: withoutStyles, tsx: withoutStyles },
  },
  blocklist: BLOCKLIST,
  theme: {
    screens: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ink: { DEFAULT: BRAND.colours.ink, 2: BRAND.colours.ink2 },
      paper: { DEFAULT: BRAND.colours.paper, 2: BRAND.colours.paper2 },
      accent: BRAND.colours.accent,
      red: BRAND.colours.red,
      muted: BRAND.colours.muted,
      /** Ink with an opacity of 12 %. */
      line: `${BRAND.colours.ink}1f`,
    },
    fontFamily: {
      display: ['Display', 'Display Fallback', 'sans-serif'],
      text: ['Text', 'Text Fallback', 'system-ui', 'sans-serif'],
    },
    fontSize: {
      eyebrow: ['0.78rem', { lineHeight: '1.2', letterSpacing: '0.14em', fontWeight: '600' }],
      small: ['0.86rem', '1.45'],
      base: ['1rem', '1.55'],
      lead: ['1.12rem', '1.5'],
      billing: ['1.25rem', '1.1'],
      // Titles of a fixed size; a DisplayHeading fits its container by itself.
      label: rem(1.3),
      reel: `min(${rem(1.05)}, ${scaled(4.6)}vw)`,
      name: [rem(1.85), '0.95'],
      menu: rem(2.1),
      form: rem(2.6),
      part: fluid(2.2, 3.6, 3.4),
      closing: fluid(3, 6.4, 5),
      section: [fluid(2.6, 5.2, 5), '0.98'],
      hero: ['clamp(4.5rem, 15.5vw, 16rem)', '0.86'],
    },
    borderRadius: { none: '0', chip: '99px' },
    extend: {
      maxWidth: { wrap: '1360px', measure: '68ch', line: '36ch' },
      aspectRatio: { portrait: '4 / 5', still: '16 / 9' },
      spacing: {
        bar: '72px',
        gutter: 'clamp(1rem, 4vw, 3.5rem)',
        band: 'clamp(3.5rem, 7vw, 5.5rem)',
      },
      // The time in which the loading bar fills; a longer navigation leaves it full.
      transitionDuration: { bar: '5000ms' },
      gridTemplateColumns: { split: 'minmax(0, 5fr) minmax(0, 7fr)' },
    },
  },
  corePlugins: Object.fromEntries(UNUSED.map((name) => [name, false])),
};

export default config;
