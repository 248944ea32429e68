/** The pages of accounts on social networks, by network; the account's name follows. */
const PAGES = {
  instagram: 'https://www.instagram.com/',
  tiktok: 'https://www.tiktok.com/@',
} as const;

/** A social network on which people have an account. */
export type Network = keyof typeof PAGES;

/** Returns the page of an account. */
export const accountUrl = (network: Network, name: string): string => PAGES[network] + name;

/**
 * Returns the name of an account from what somebody writes or pastes: "@ines.q" and
 * "instagram.com/ines.q/?hl=es" are "ines.q". Anything else stays as it is.
 */
export const toAccountName = (network: Network, text: string): string =>
  text
    .trim()
    .replace(new RegExp(`^(https?://)?(www\\.|m\\.)?${network}\\.com/`, 'i'), '@')
    .replace(/^@+([^/?#]*).*$/, '$1');

export const isAccountName = (name: string): boolean => /^[\w.]{1,30}$/.test(name);
