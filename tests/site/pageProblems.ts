/** Runs in the page: returns what hostile content has done to it. */
export function findProblems(): string[] {
  const problems: string[] = [];
  if ('hacked' in globalThis) problems.push('a script of the content ran');
  const all = [...document.querySelectorAll('*')];
  for (const element of all) {
    const handler = element.getAttributeNames().find((name) => name.startsWith('on'));
    if (handler) problems.push(`${element.tagName} has ${handler}`);
    for (const name of ['href', 'src', 'action', 'formaction']) {
      const value = element.getAttribute(name) ?? '';
      if (/^\s*(javascript|data|vbscript):/i.test(value)) problems.push(`${name} is ${value}`);
    }
  }
  if (document.querySelector('base, object, embed, body style, body iframe, body meta[http-equiv]'))
    problems.push('contains a forbidden element');
  const width = document.documentElement.scrollWidth;
  if (width > innerWidth) {
    const wide = all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
    const names = wide.slice(0, 5).map((one) => `${one.tagName}.${one.className}`);
    problems.push(`is ${width} px wide: ${names.join(', ')}`);
  }
  return problems;
}
