const isSameTag = (a: Element, b: Element): boolean =>
  a.tagName === b.tagName && a.cloneNode().isEqualNode(b.cloneNode());

/** Whether an element differs in its children only, which can be compared one by one. */
const isComparable = (live: Node, last: Node, next: Node): boolean =>
  live instanceof Element &&
  last instanceof Element &&
  next instanceof Element &&
  last.tagName !== 'ASTRO-ISLAND' &&
  isSameTag(last, next) &&
  live.childNodes.length === last.childNodes.length &&
  last.childNodes.length === next.childNodes.length;

/**
 * Changes a node where two versions of its HTML differ, and nothing else: pictures stay loaded, and the
 * page stays where it is scrolled to. Islands are replaced whole.
 *
 * @param live the node in the document, which scripts may have changed
 * @param last the same node as the server rendered it for the last version
 * @param next the node of the next version
 */
export function update(live: ChildNode, last: ChildNode, next: ChildNode): void {
  if (last.isEqualNode(next)) return;
  if (!isComparable(live, last, next)) {
    live.replaceWith(document.importNode(next, true));
    return;
  }
  const children = [live, last, next].map(({ childNodes }) => [...childNodes]);
  for (const [index, child] of children[0]!.entries()) {
    update(child, children[1]![index]!, children[2]![index]!);
  }
}
