import { ICON_URL } from '../brandPlugin.ts';

/** Renders the mark that leads to the admin's first page. */
export const Icon = () => <img src={ICON_URL} alt="" width={20} height={20} />;
