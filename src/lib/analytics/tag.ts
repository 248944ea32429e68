/** Where Google's script and what belongs to it lie; its tag manager, which runs anything, does not. */
export const TAG_FOLDER = 'https://www.googletagmanager.com/gtag/';
