import { preventLeaving } from './links';
import { reportClicks, showText } from './locate';
import { show } from './show';

/** The window of the admin: the one around the frame, or the one that opened this. */
const admin: Window | undefined =
  window.opener ?? (window.parent === window ? undefined : window.parent);

addEventListener('message', ({ origin, source, data }: MessageEvent) => {
  if (origin !== location.origin || source !== admin) return;
  const message = data as { type?: unknown; data?: unknown; text?: unknown } | null;
  if (message?.type === 'payload-live-preview' && message.data) show({ form: message.data });
  if (message?.type === 'preview-field' && typeof message.text === 'string') showText(message.text);
});
reportClicks((texts) => admin?.postMessage({ type: 'preview-click', texts }, location.origin));
preventLeaving((address) => show({ address }));

// Before this, the admin sends nothing.
admin?.postMessage({ type: 'payload-live-preview', ready: true }, location.origin);
