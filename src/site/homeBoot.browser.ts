// The inline script of the page at `/`, bundled as one: smaller than two separate bundles.
import './localeRedirect.browser';
import './boot.browser';
