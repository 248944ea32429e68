'use client';

import { escapeDiffHTML } from '@payloadcms/ui';
import type { TextareaFieldDiffClientComponent } from 'payload';
import type { Node } from 'prosemirror-model';
import { HtmlDiff } from '../../../../admin/HtmlDiff.tsx';
import { documentOf } from './formattedText.ts';

/** Returns the words of a paragraph, with the addresses of its links beside them. */
const wordsOf = (paragraph: Node): string =>
  paragraph.children
    .map(({ text, marks }) => {
      if (text === undefined) return '<br>';
      const address = marks.find(({ attrs }) => attrs.href)?.attrs.href as string | undefined;
      return marks
        .filter(({ type }) => type.name === 'strong' || type.name === 'em')
        .reduce(
          (html, { type }) => `<${type.name}>${html}</${type.name}>`,
          escapeDiffHTML(address ? `${text} (${address})` : text),
        );
    })
    .join('');

/** Returns a block as paragraphs: Payload's comparison lays other elements over each other. */
function htmlOf(block: Node, sign = ''): string {
  const { name } = block.type;
  if (name === 'heading') return `<p>${sign}<strong>${wordsOf(block)}</strong></p>`;
  if (block.isTextblock) return `<p>${sign}${wordsOf(block)}</p>`;
  return block.children
    .map((child, index) => {
      if (name === 'bullet_list') return htmlOf(child, '• ');
      return htmlOf(child, name === 'ordered_list' ? `${index + 1}. ` : index === 0 ? sign : '');
    })
    .join('');
}

/** Compares a formatted text of two versions as pages show it, without the signs of Markdown. */
export const MarkdownDiff: TextareaFieldDiffClientComponent = (props) => (
  <HtmlDiff {...props} htmlOf={(text) => htmlOf(documentOf(text))} />
);
