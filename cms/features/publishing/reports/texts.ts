import { type Bilingual, bilingual } from '../../../texts/labels.ts';
import type { Status } from './store.ts';

/** What editors read about a publication of the site; `online` is followed by its time. */
export const STATUS_TEXTS: Record<Exclude<Status, 'online'>, Bilingual> = {
  waiting: bilingual(
    'En cola: se envía al servidor en unos segundos',
    'Queued: it is sent to the host in seconds',
  ),
  retrying: bilingual(
    'El servidor no responde; se vuelve a intentar',
    'The host does not respond; trying again',
  ),
  sent: bilingual(
    'Enviada al servidor: todavía no está en línea',
    'Sent to the host: not online yet',
  ),
  building: bilingual('Se está publicando…', 'It is being published…'),
  failed: bilingual(
    'No está en línea: la publicación ha fallado',
    'Not online: the publication failed',
  ),
  silent: bilingual(
    'Enviada, pero el servidor no ha dicho si está en línea: mira la web, o publica otra vez',
    'Sent, but the host has not said whether it is online: look at the site, or publish again',
  ),
  superseded: bilingual('Incluida en la siguiente', 'Included in the next one'),
};

/** What editors read beside a record that the site shows, or is about to show. */
export const RECORD_TEXTS = {
  waiting: bilingual('Se está publicando…', 'It is being published…'),
  silent: STATUS_TEXTS.silent,
  failed: bilingual('No está en línea', 'Not online'),
  partial: bilingual('Está en línea sin una parte', 'Online without a part of it'),
};

/** What editors read beside a record that was unpublished. */
export const REMOVAL_TEXTS = {
  waiting: bilingual('Se está retirando de la web…', 'It is being taken off the site…'),
  silent: STATUS_TEXTS.silent,
  failed: bilingual('Sigue en la web', 'Still on the site'),
};

/** What the site shows instead of a wrong record, by the name that the build reports. */
export const FALLBACK_TEXTS: Record<string, Bilingual> = {
  previousVersion: bilingual(
    'La web muestra la versión anterior.',
    'The site shows the previous version.',
  ),
  fieldOmitted: bilingual('La web no muestra esta parte.', 'The site leaves this part out.'),
  defaultText: bilingual(
    'La web muestra un texto general.',
    'The site shows a general text instead.',
  ),
  placeholder: bilingual(
    'La web muestra un color en su lugar.',
    'The site shows a plain colour instead.',
  ),
  omitted: bilingual('La web no lo muestra.', 'The site does not show it.'),
};

/** The fallbacks with which a record is online, without one of its parts. */
export const PARTIAL_FALLBACKS = ['fieldOmitted', 'placeholder'];

/** A problem that only the build has found. */
export const BUILD_PROBLEM = bilingual(
  'La web no puede mostrarlo tal como está: corrígelo y publícalo otra vez',
  'The site cannot show it as it is: correct it and publish it again',
);

/** A file that the build could not read. */
export const FILE_PROBLEM = bilingual(
  'El archivo falta o está dañado: súbelo otra vez',
  'The file is missing or damaged: upload it again',
);

/** Whoever started a build that the CMS did not request. */
export const HOST_BUILD = bilingual(
  'Publicación del servidor (un cambio de la web misma)',
  'Publication by the host (a change of the site itself)',
);
