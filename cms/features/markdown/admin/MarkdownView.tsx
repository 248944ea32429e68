import { type Token, type Tokens, lexer } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { findHostedVideo } from '#contract/videoUrl.ts';

const PLATFORMS = { youtube: 'YouTube', vimeo: 'Vimeo' };
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Decodes the entities of HTML that a text may contain; React escapes what it renders. */
const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

const childrenOf = (tokens: Token[] | undefined): ReactNode =>
  tokens?.map((token, index) => <Fragment key={index}>{nodeOf(token)}</Fragment>);

/** A video whose address is a paragraph of its own: the site shows its player there. */
function videoOf({ tokens }: Tokens.Paragraph): ReactNode {
  const [only, ...others] = tokens;
  if (only?.type !== 'link' || others.length > 0) return undefined;
  const video = only.text === only.href ? findHostedVideo(String(only.href)) : undefined;
  return video && <p className="markdown-video">▶ {PLATFORMS[video.type]}</p>;
}

function listOf({ ordered, start, items }: Tokens.List): ReactNode {
  const rows = items.map((item, index) => <li key={index}>{childrenOf(item.tokens)}</li>);
  return ordered ? <ol start={Number(start) || 1}>{rows}</ol> : <ul>{rows}</ul>;
}

function tableOf({ header, rows }: Tokens.Table): ReactNode {
  const cells = (row: Tokens.TableCell[], Tag: 'th' | 'td') => (
    <tr>
      {row.map(({ tokens }, index) => (
        <Tag key={index}>{childrenOf(tokens)}</Tag>
      ))}
    </tr>
  );
  return (
    <table>
      <thead>{cells(header, 'th')}</thead>
      <tbody>
        {rows.map((row, index) => (
          <Fragment key={index}>{cells(row, 'td')}</Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** Renders one token. HTML in a text is not run: it is left out, as most of it is on the site. */
function nodeOf(token: Token): ReactNode {
  const { tokens } = token as Tokens.Generic;
  switch (token.type) {
    case 'heading':
      return token.depth > 3 ? <h4>{childrenOf(tokens)}</h4> : <h3>{childrenOf(tokens)}</h3>;
    case 'paragraph':
      return videoOf(token as Tokens.Paragraph) ?? <p>{childrenOf(tokens)}</p>;
    case 'list':
      return listOf(token as Tokens.List);
    case 'table':
      return tableOf(token as Tokens.Table);
    case 'blockquote':
      return <blockquote>{childrenOf(tokens)}</blockquote>;
    case 'strong':
      return <strong>{childrenOf(tokens)}</strong>;
    case 'em':
      return <em>{childrenOf(tokens)}</em>;
    case 'del':
      return <del>{childrenOf(tokens)}</del>;
    case 'link':
      return (
        <span className="markdown-link" title={String(token.href)}>
          {childrenOf(tokens)}
        </span>
      );
    case 'codespan':
      return <code>{decode(String(token.text))}</code>;
    case 'code':
      return <pre>{String(token.text)}</pre>;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'text':
    case 'escape':
      return tokens ? childrenOf(tokens) : decode(String((token as Tokens.Text).text));
    default:
      return null;
  }
}

/** Renders Markdown as the site formats it, without links to click and without HTML. */
export function MarkdownView({ text }: { text: string }) {
  return <div className="markdown-view">{childrenOf(lexer(text, { gfm: true }))}</div>;
}
