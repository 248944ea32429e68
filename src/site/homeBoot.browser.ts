// The inline scripts of the home page, bundled as one: smaller than two separate bundles.
import './localeRedirect.browser';
import '../features/consent/consentBoot.browser';
