// The home page's: one script with what every page has is smaller than two.
import './i18n/redirect';
import './consent/boot';
