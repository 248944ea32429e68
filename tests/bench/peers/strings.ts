import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale, localisePath } from '../../../cms/contract/locales.ts';
import type { Talent } from '../../../src/model/talent.ts';
import { readContent } from './content.ts';
import { type ListPage, type Row, factsOf, languagesOf, listPages, listSlug } from './view.ts';
import { menuLinks, sectionsOf, talentHref, TEXTS } from './view.ts';

/* Renders all pages with template strings: `node strings.ts <outDir>`. */

const SITE = 'https://foco-agencia.example';
const outDir = process.argv[2]!;
const content = readContent();

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
const each = <T>(items: T[], render: (item: T) => string) => items.map(render).join('');

function document(locale: Locale, title: string, pathname: string, main: string): string {
  const { common } = TEXTS[locale];
  const name = escape(content.agency[locale].name);
  const links = each(
    menuLinks(locale),
    ({ href, text }) => `<li><a href="${href}">${escape(text)}</a></li>`,
  );
  const alternates = LOCALES.map(
    (other) =>
      `<link rel="alternate" hreflang="${other}" href="${SITE}${localisePath(other, pathname)}">`,
  );
  const languages = LOCALES.map(
    (other) =>
      `<a href="${localisePath(other, pathname)}" lang="${other}">${common.language[other]}</a>`,
  );
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · ${name}</title><meta name="description" content="${escape(title)}, ${name}"><link rel="canonical" href="${SITE}${localisePath(locale, pathname)}">${alternates.join('')}<link rel="stylesheet" href="/site.css"></head><body><a href="#content">${common.skip}</a><header><a href="${localisePath(locale, '/')}">${name}</a><nav aria-label="${common.menu.label}"><ul>${links}</ul></nav><nav aria-label="${common.language.label}">${languages.join('')}</nav></header><main id="content">${main}</main><footer><p><a href="${localisePath(locale, '/contacto')}">${common.footer.talk}</a></p><ul>${links}</ul></footer></body></html>`;
}

const picture = ({ photo }: Talent, alt = '') =>
  photo
    ? `<img src="${photo.url}" width="${photo.width}" height="${photo.height}" alt="${escape(alt)}">`
    : '';

const row = ({ year, title, details }: Row) =>
  `<li><span>${year ? `<time datetime="${year}">${year}</time>` : ''}</span><strong>${escape(title)}</strong><span>${escape(details)}</span></li>`;

function talentPage(locale: Locale, talent: Talent): string {
  const facts = each(
    factsOf(locale, talent),
    ([label, value]) => `<div><dt>${label}</dt><dd>${escape(value)}</dd></div>`,
  );
  const videos = each(talent.videos, ({ title, source }) =>
    'id' in source
      ? `<a href="https://www.youtube.com/watch?v=${source.id}">${escape(title.text)}</a>`
      : '',
  );
  const languages = each(languagesOf(locale, talent), (text) => `<li>${escape(text)}</li>`);
  const biography = each(talent.biography?.parts ?? [], (part) =>
    'html' in part ? `<div>${part.html}</div>` : '',
  );
  const sections = each(
    sectionsOf(locale, talent),
    ({ title, rows }) => `<section><h2>${title}</h2><ul>${each(rows, row)}</ul></section>`,
  );
  const main = `<h1>${escape(talent.name)}</h1>${picture(talent, talent.photo?.alt?.text)}<dl>${facts}</dl>${videos}<h2>${TEXTS[locale].talent.languages}</h2><ul>${languages}</ul>${biography}${sections}`;
  return document(locale, talent.name, `/${listSlug(talent.list)}/${talent.slug}`, main);
}

function listPage(locale: Locale, { list, items }: ListPage, pathname: string): string {
  const title = TEXTS[locale].common.routes[list];
  const cards = each(
    items,
    (talent) =>
      `<li><a href="${talentHref(locale, talent)}">${picture(talent)}<h2>${escape(talent.name)}</h2><p>${escape(languagesOf(locale, talent).slice(0, 2).join(', '))}</p></a></li>`,
  );
  return document(locale, title, pathname, `<h1>${title}</h1><ul>${cards}</ul>`);
}

function write(locale: Locale, pathname: string, html: string): void {
  const file = path.join(outDir, `${localisePath(locale, pathname)}.html`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
}

for (const locale of LOCALES) {
  for (const talent of content.talents[locale]) {
    write(locale, `/${listSlug(talent.list)}/${talent.slug}`, talentPage(locale, talent));
  }
  for (const page of listPages(content.talents[locale])) {
    const suffix = page.number > 1 ? `/pagina/${page.number}` : '';
    const pathname = `/${listSlug(page.list)}${suffix}`;
    write(locale, pathname, listPage(locale, page, pathname));
  }
}
