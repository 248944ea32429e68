'use client';

import {
  FieldDiffContainer,
  escapeDiffHTML,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useTranslation,
} from '@payloadcms/ui';
import type { TextareaFieldDiffClientComponent } from 'payload';
import type { Node } from 'prosemirror-model';
import { documentOf } from './formattedText.ts';

const TAGS = new Map([
  ['strong', 'strong'],
  ['em', 'em'],
  ['heading', 'h4'],
  ['bullet_list', 'ul'],
  ['ordered_list', 'ol'],
  ['list_item', 'li'],
]);

/** Returns a part of a text as HTML, with the addresses of its links beside their words. */
function htmlOf(node: Node): string {
  if (node.type.name === 'hard_break') return '<br>';
  const address = node.marks.find(({ attrs }) => attrs.href)?.attrs.href as string | undefined;
  const words = node.text && node.text + (address ? ` (${address})` : '');
  const inner = words ? escapeDiffHTML(words) : node.children.map(htmlOf).join('');
  const types = node.isText ? node.marks.map(({ type }) => type.name) : [node.type.name];
  return types.reduce((html, type) => {
    const tag = TAGS.get(type) ?? (node.isBlock ? 'p' : 'span');
    return `<${tag}>${html}</${tag}>`;
  }, inner);
}

/** Compares a formatted text of two versions as pages show it, without the signs of Markdown. */
export const MarkdownDiff: TextareaFieldDiffClientComponent = (props) => {
  const { comparisonValue, versionValue, field, nestingLevel } = props;
  const { i18n } = useTranslation();
  const shown = (value: unknown) =>
    documentOf(String(value ?? ''))
      .children.map(htmlOf)
      .join('');
  const compared = getHTMLDiffComponents({
    fromHTML: shown(comparisonValue),
    toHTML: shown(versionValue),
    postProcess: unescapeDiffHTML,
  });
  return (
    <FieldDiffContainer
      {...compared}
      i18n={i18n}
      label={{ label: field.label }}
      nestingLevel={nestingLevel}
    />
  );
};
