import type { PayloadRequest, SelectField } from 'payload';
import { takesAdded } from '#contract/addedValues.ts';
import type { List } from '#contract/lists.ts';
import { type Locale, localisePath } from '#contract/locales.ts';
import { PAGE_PATHS } from '#contract/pages.ts';
import { FILE_TYPES } from '#contract/uploads.ts';
import { addedChoice, choicesOf } from '../../fields/choices.ts';
import { placeList } from '../../fields/textList.ts';
import { findKind } from '../../fields/upload.ts';
import type { Talent } from '../../payload-types.ts';
import { settings } from '../../runtime/settings.ts';
import { escapeHtml } from '../../texts/html.ts';
import { quoted } from '../../texts/labels.ts';
import { labelOf } from '../../texts/problems.ts';
import { textsIn } from '../../texts/texts.ts';
import { formatMoment } from '../../texts/times.ts';
import {
  fieldsOf,
  isList,
  type NamedField,
  PICTURES,
  rowFieldsOf,
  rowsOf,
  SECTIONS,
} from './sheet.ts';
import TEXTS from './texts.json' with { type: 'json' };
import type { ProfileUpdate, Values } from './updates.ts';

/** In the templates of rows, in place of a row's id. */
const NEW_ROW = 'NEW_ROW';
/** Parts that are open at first: what goes stale first. */
const OPEN = ['available', 'works', 'pictures'];
/** Texts of one line whose inputs are as long as they are. */
const URLS = ['url', 'website', 'imdb'];

type Translate = ReturnType<typeof textsIn<keyof typeof TEXTS.page>>;

interface Context {
  fields: NamedField[];
  language: Locale;
  t: Translate;
}

const attributes = (values: Record<string, string | number | undefined>): string =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined ? [] : `${name}="${escapeHtml(String(value))}"`,
    )
    .join(' ');

/** Returns the options of a field; those to which editors can add some are not its own. */
function optionsOf(field: NamedField, value: unknown): SelectField['options'] | undefined {
  if (field.type === 'select') return field.options;
  const list: unknown = field.custom?.list;
  if (!takesAdded(list)) return undefined;
  const added = typeof value === 'string' ? addedChoice(value, list) : undefined;
  return [...choicesOf(list), ...(added ? [added] : [])];
}

const choicesHtml = (options: SelectField['options'], value: unknown, language: Locale): string =>
  options
    .map((option) => {
      const { value: key, label } = option as { value: string; label: unknown };
      const isSelected = [value].flat().includes(key) ? ' selected' : '';
      const text = labelOf({ label, name: key }, language);
      return `<option value="${escapeHtml(key)}"${isSelected}>${escapeHtml(text)}</option>`;
    })
    .join('');

/** What a file input lets choose on a phone, and how it asks for it. */
const UPLOADS = {
  picture: { accept: [...FILE_TYPES.picture, ...FILE_TYPES.heic].join(), text: 'photos' },
  audio: { accept: 'audio/*', text: 'recording' },
  pdf: { accept: 'application/pdf', text: 'pdf' },
} as const;

export type UploadKind = keyof typeof UPLOADS;

const fileHtml = (kind: UploadKind, name: string, { t }: Context): string =>
  `<label class="add" for="upload-${name}">${t(UPLOADS[kind].text)}</label>` +
  `<input ${attributes({ type: 'file', id: `upload-${name}`, class: 'file', accept: UPLOADS[kind].accept, 'data-upload': kind })}${kind === 'picture' ? ' multiple' : ''}>`;

function controlHtml(field: NamedField, name: string, value: unknown, context: Context): string {
  const id = `input-${name}`;
  const text = value === undefined || value === null ? '' : String(value as string | number);
  const options = optionsOf(field, value);
  if (options) {
    const choices = choicesHtml(options, value, context.language);
    return 'hasMany' in field && field.hasMany
      ? `<select ${attributes({ id, name })} multiple>${choices}</select>`
      : `<select ${attributes({ id, name })}><option value=""></option>${choices}</select>`;
  }
  if (field.type === 'textarea') {
    return `<textarea ${attributes({ id, name, rows: 8 })}>\n${escapeHtml(text)}</textarea>`;
  }
  const common = { id, name, autocomplete: 'off' };
  if (field.type === 'date') {
    return `<input ${attributes({ ...common, type: 'date', value: text.slice(0, 10) })}>`;
  }
  // A number is a text: of one that is wrong, an input of numbers has no value, which would delete it.
  if (field.type === 'number') {
    return `<input ${attributes({ ...common, type: 'text', inputmode: 'numeric', value: text })}>`;
  }
  const isPlaces = Array.isArray(value) || ('hasMany' in field && field.hasMany);
  return `<input ${attributes({
    ...common,
    type: 'text',
    value: isPlaces ? placeList.join((value ?? []) as string[]) : text,
    inputmode: URLS.includes(field.name) ? 'url' : undefined,
  })}>`;
}

function fieldHtml(field: NamedField, name: string, value: unknown, context: Context): string {
  const { language, t } = context;
  const label = escapeHtml(labelOf(field, language));
  const kind = findKind(field) as UploadKind | undefined;
  if (kind) {
    const hidden = attributes({
      type: 'hidden',
      name,
      value: value ? String(value as number) : '',
    });
    return `<div class="field" data-file-field><span class="label">${label}</span><span data-has-file${value ? '' : ' hidden'}>${t('hasFile')}</span><input ${hidden}>${fileHtml(kind, name, context)}</div>`;
  }
  const isPlaces = 'hasMany' in field && field.hasMany && field.type === 'text';
  const hint = isPlaces ? `<small>${t('places')}</small>` : '';
  return `<div class="field"><label for="input-${name}">${label}</label>${controlHtml(field, name, value, context)}${hint}</div>`;
}

function rowHtml(list: NamedField, id: string, row: Values, context: Context): string {
  const { t } = context;
  const fields = rowFieldsOf(list as never);
  const inputs = fields.map((one) =>
    fieldHtml(one, `${list.name}.${id}.${one.name}`, row[one.name] ?? one.defaultValue, context),
  );
  return `<li data-row="${id}"><details${id === NEW_ROW ? ' open' : ''}><summary><span data-title></span><span class="change">${t('change')}</span></summary>${inputs.join('')}</details><button type="button" class="text" data-remove>${t('remove')}</button></li>`;
}

const listHtml = (list: NamedField, rows: unknown, context: Context): string => {
  const { t, language } = context;
  const label = escapeHtml(labelOf(list, language));
  const template = rowHtml(list, NEW_ROW, {}, context);
  return `<div class="list" role="group" aria-label="${label}"><h3>${label}</h3><ul data-list="${list.name}">${rowsOf(
    rows,
  )
    .map((row) => rowHtml(list, row.id, row, context))
    .join(
      '',
    )}</ul><template>${template}</template><button type="button" class="add" data-add aria-label="${t('add')}: ${label}">${t('add')}</button></div>`;
};

function pictureHtml(id: string, picture: number | string, { t }: Context): string {
  const hidden = attributes({ type: 'hidden', name: `${PICTURES}.${id}.picture`, value: picture });
  const isNew = id === NEW_ROW;
  return `<li data-row="${id}"><img ${attributes({ alt: '', 'data-file': picture })}>${isNew ? `<i>${t('new')}</i>` : ''}<input ${hidden}><span class="tools"><button type="button" data-move="-1">${t('earlier')}</button><button type="button" data-move="1">${t('later')}</button></span><button type="button" class="text" data-remove>${isNew ? t('remove') : t('unlike')}</button></li>`;
}

const picturesHtml = (rows: unknown, context: Context): string =>
  `<div class="list"><ul class="pictures" data-list="${PICTURES}">${rowsOf(rows)
    .map(({ id, picture }) => pictureHtml(id, picture as number, context))
    .join(
      '',
    )}</ul><template>${pictureHtml(NEW_ROW, '', context)}</template>${fileHtml('picture', PICTURES, context)}</div>`;

function sectionHtml(name: keyof typeof SECTIONS, values: Values, context: Context): string {
  const names: readonly string[] = SECTIONS[name];
  const content = context.fields
    .filter((field) => names.includes(field.name))
    .sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
    .map((field) => {
      const value = values[field.name];
      if (field.name === PICTURES) return picturesHtml(value, context);
      return isList(field)
        ? listHtml(field, value, context)
        : fieldHtml(field, field.name, value, context);
    });
  if (content.length === 0) return '';
  return partHtml(TEXTS.sections[name][context.language], content.join(''), OPEN.includes(name));
}

const partHtml = (title: string, content: string, isOpen: boolean): string =>
  `<details class="part"${isOpen ? ' open' : ''}><summary><h2>${escapeHtml(title)}</h2><small data-note></small></summary>${content}</details>`;

/** Returns the address of a person's public page, or `undefined` if there is none. */
function publicPage({ _status, list, slug }: Talent, language: Locale): string | undefined {
  const site = settings.siteAddress;
  if (!site || _status !== 'published' || !list || !slug) return undefined;
  return `${site}${localisePath(language, `${PAGE_PATHS[list as List]}/${slug}`)}`;
}

async function readAgency({ payload }: PayloadRequest, { agentId }: Talent) {
  const { name, team } = await payload.findGlobal({ slug: 'agency', depth: 0 });
  const agent = (team ?? []).find(({ id }) => id === agentId)?.name;
  return { name, agent: agent?.split(' ')[0] };
}

/** Returns what somebody is told who has answered before. */
function newsOf(
  { language, state, sent, taken, total, word }: ProfileUpdate,
  t: Translate,
): string[] {
  if (sent || state === 'sent') return [t('waiting')];
  if (state === 'confirmed') return [t('thanks')];
  if (state !== 'decided') return [];
  return [t('decided', taken ?? 0, total ?? 0), ...(word ? [quoted(word, language)] : [])];
}

/**
 * Returns the content of a person's page: the sheet with what was sent before, as a form.
 *
 * @param values the offered fields
 */
export async function renderSheet(
  req: PayloadRequest,
  update: ProfileUpdate,
  talent: Talent,
  values: Values,
): Promise<string> {
  const { language } = update;
  const t = textsIn(TEXTS.page, language);
  const context = { fields: fieldsOf(req.payload, talent), language, t };
  const { name: agency, agent } = await readAgency(req, talent);
  const page = publicPage(talent, language);
  const checked = talent.checkedOn
    ? t('checked', formatMoment(talent.checkedOn, language, 'day'))
    : '';
  const news = newsOf(update, t).map((one) => `<p class="news">${escapeHtml(one)}</p>`);
  const [photo] = rowsOf(values[PICTURES]);
  const face = photo ? `<img alt="" data-file="${photo.id}">` : '';
  const intro = `${t('intro', talent.name, agency)} ${checked}`;
  const consent = `<div class="field"><label class="check"><input type="checkbox" name="consent"> <span>${t('consent')}</span></label></div><div class="field"><label for="consent-until">${t('consentUntil')}</label><input type="date" id="consent-until" name="consentUntil"></div>`;
  const other = language === 'es' ? 'en' : 'es';
  const needsConsent = update.asksConsent && !update.consent;
  const sections = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];
  return `<header><div class="who">${face}<div><h1>${escapeHtml(t('heading', talent.name.split(' ')[0]!))}</h1><p>${escapeHtml(intro)}</p><p class="links">${page ? `<a href="${escapeHtml(page)}" target="_blank" rel="noreferrer noopener">${t('public')}</a>` : ''}${update.sent ? '' : `<button type="button" class="text" data-language="${other}" lang="${other}">${t('otherLanguage')}</button>`}</p></div></div>${news.join('')}${update.sent ? '' : `<button type="button" class="ok" data-confirm>${t('ok')}</button>`}<p class="or">${t('or')}</p></header>
<form novalidate>${needsConsent ? partHtml(t('consentTitle'), consent, true) : ''}${sections.map((name) => sectionHtml(name, values, context)).join('\n')}
<div class="send" data-send-bar hidden><p role="status" data-status></p><button type="button" class="text" data-discard>${t('discard')}</button><button type="submit">${escapeHtml(t('send', agent ?? t('agency')))}</button></div></form>`;
}
