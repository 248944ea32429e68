import type { Page } from '@playwright/test';

/*
 * What changes a page from outside: translators of browsers, and extensions. Each works from the first
 * content on, and on what comes later.
 */

/** Runs in the page: says another language, and calls back with every text to translate, now and later. */
function watchTexts(change: (text: Text) => void): void {
  const mark = () => {
    if (document.documentElement.lang !== 'de') document.documentElement.lang = 'de';
  };
  document.addEventListener('DOMContentLoaded', mark);
  document.addEventListener('astro:after-swap', mark);
  const isWanted = (text: Text) =>
    text.isConnected &&
    text.data.trim() !== '' &&
    text.parentElement?.closest('script, style, noscript, textarea, title') === null;
  const visit = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (isWanted(text)) change(text);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') visit(target);
      for (const node of addedNodes) visit(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  if (document.readyState === 'loading') return;
  // A translator that comes while somebody uses the page.
  mark();
  visit(document);
}

const STRANGERS = {
  /** As Google's translator does it: another language in `lang`, and each text in two elements. */
  google(watch: typeof watchTexts) {
    new MutationObserver(() => {
      const { classList } = document.documentElement;
      if (!classList.contains('translated-ltr')) classList.add('translated-ltr');
    }).observe(document, { attributeFilter: ['lang', 'class'], subtree: true });
    watch((text) => {
      if (text.parentElement!.closest('font')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(document.createTextNode(`${text.data}ß`));
    });
  },
  /** As Edge and DeepL do it: each text is another text node. */
  edge(watch: typeof watchTexts) {
    const made = new WeakSet<Text>();
    watch((text) => {
      if (made.has(text)) return;
      const translation = document.createTextNode(`${text.data}ß`);
      made.add(translation);
      text.parentElement!.setAttribute('_msttexthash', '1');
      text.replaceWith(translation);
    });
  },
  /**
   * As translators do whose sentences have another order: what is in a line moves within it, all of it into one
   * element, and text nodes that meet become one.
   */
  mover(watch: typeof watchTexts) {
    const INLINE = 'a,b,bdi,em,i,span,strong,code,small,font,wbr,br';
    watch((text) => {
      const line = text.parentElement!.closest('p,li,dt,dd,h1,h2,h3,summary,legend,td,th');
      if (!line || line.matches(':has(> font)')) return;
      const isInline = [...line.children].every((child) => child.matches(INLINE));
      if (!isInline || line.querySelector('input,img,svg,picture,button')) return;
      const font = document.createElement('font');
      font.append(...[...line.childNodes].reverse(), 'ß');
      line.append(font);
      font.normalize();
    });
  },
  /** As password managers and checkers of spelling do it: elements beside fields and in buttons. */
  extension(_watch: typeof watchTexts) {
    const add = () => {
      for (const field of document.querySelectorAll('input, textarea, button, label, summary')) {
        if (field.hasAttribute('data-seen')) continue;
        field.setAttribute('data-seen', '');
        const icon = document.createElement('x-extension');
        icon.setAttribute('name', 'extension');
        icon.attachShadow({ mode: 'open' });
        if (field.matches('input, textarea')) field.after(icon);
        else field.prepend(icon);
      }
    };
    new MutationObserver(add).observe(document, { childList: true, subtree: true });
  },
} satisfies Record<string, (watch: typeof watchTexts) => void>;

export type StrangerName = keyof typeof STRANGERS;

/** The expression by which a stranger changes a page, from its start or later. */
export const strangerScript = (name: StrangerName) =>
  `(${String(STRANGERS[name]).replace(/^(\w+)/, 'function $1')})(${String(watchTexts)})`;

/** Lets a stranger change every page from now on. */
export const letChange = (page: Page, name: StrangerName) =>
  page.addInitScript(strangerScript(name));
