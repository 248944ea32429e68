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

/** Returns the lines of a block, with the signs of lists. */
function linesOf(block: Node, sign = ''): string[] {
  const { name } = block.type;
  if (name === 'heading') return [`${sign}<strong>${wordsOf(block)}</strong>`];
  if (block.isTextblock) return [sign + wordsOf(block)];
  return block.children.flatMap((child, index) => {
    if (name === 'bullet_list') return linesOf(child, '• ');
    return linesOf(child, name === 'ordered_list' ? `${index + 1}. ` : index === 0 ? sign : '');
  });
}

/** Returns a text as one paragraph: Payload's comparison lays a changed one over the next. */
const htmlOf = (markdown: string): string => `<p>${linesOf(documentOf(markdown)).join('<br>')}</p>`;

/** Compares a formatted text of two versions as pages show it, without the signs of Markdown. */
export const MarkdownDiff: TextareaFieldDiffClientComponent = (props) => (
  <HtmlDiff {...props} htmlOf={htmlOf} />
);
