// The agency's brand: site, PDF sheets, share images, icons, e-mails and admin take it from here. After a
// change, `npm run brand` writes fonts and icons: docs/how-to/rebrand.md.

/** Colours in the form `#RRGGBB`. A test checks their contrast. */
const colours = {
  /** Text, and dark grounds. */
  ink: '#12120F',
  /** A dark ground under the pointer. */
  ink2: '#24241F',
  /** The ground of pages, and text on ink. */
  paper: '#FAF8F1',
  /** The ground of cards and fields. */
  paper2: '#EFEBDD',
  /** The colour by which the brand is known: buttons, footer, marks. Its text is ink. */
  accent: '#FFD60A',
  /** Errors, on ink. */
  red: '#FF4D3D',
  /** Less important text, on paper. */
  muted: '#6B685C',
};

export const BRAND = {
  /**
   * The agency's name: of the sample, of a new CMS, and of whoever sends the CMS's e-mails. Once the agency
   * has changed “Agencia › Nombre” in the admin, pages, sheets and share images have that name.
   */
  name: 'Foco Agencia',
  colours,
  /** Packages of Fontsource, which are in `devDependencies`. Text needs a variable font. */
  fonts: {
    /** Titles and the wordmark, in capitals and one weight. */
    display: { package: '@fontsource-variable/big-shoulders', weight: 800 },
    text: { package: '@fontsource-variable/instrument-sans' },
  },
  /**
   * The mark: shapes of an SVG of 32 × 32, for the icons of browsers, phones and the admin. The ground
   * goes on for 8 more on each side, because phones crop icons.
   */
  mark: [
    `<path fill="${colours.ink}" d="M-8-8h48v48H-8z"/>`,
    `<path fill="${colours.accent}" d="M20.25-8H40v48H12.75z"/>`,
    `<path fill="${colours.paper}" d="M5 7h8v3.6H8.6v3.7h3.7v3.6H8.6V25H5z"/>`,
  ].join(''),
};
