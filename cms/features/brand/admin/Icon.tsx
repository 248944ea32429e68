import { ICON_URL } from '../brand.ts';

/** Renders the mark that leads to the admin's first page. */
export const Icon = () => <img src={ICON_URL} alt="" width={20} height={20} />;
