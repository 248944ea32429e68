import { findMailedLink } from './findMailedLink';

/* An inline script: it runs before the page that was not found is painted. */
const link = findMailedLink(location.pathname, location.search);
if (link) location.replace(location.origin + link);
