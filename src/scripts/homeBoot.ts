// The inline scripts of the home page, bundled as one: smaller than two separate bundles.
import './i18n/redirect';
import './consent/boot';
