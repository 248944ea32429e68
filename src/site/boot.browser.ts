// The inline script of every page, which runs before the first paint.
import '~/features/consent/consentBoot.browser';
import '~/ui/parts/hold.browser';
