'use client';

import { escapeDiffHTML } from '@payloadcms/ui';
import type { TextareaFieldDiffClientComponent } from 'payload';
import type { Node } from 'prosemirror-model';
import { HtmlDiff } from '../../../../admin/HtmlDiff.tsx';
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
export const MarkdownDiff: TextareaFieldDiffClientComponent = (props) => (
  <HtmlDiff {...props} htmlOf={(text) => documentOf(text).children.map(htmlOf).join('')} />
);
