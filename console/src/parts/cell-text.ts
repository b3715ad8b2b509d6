const unspoken = 'button, [role="menu"], input, select, svg, [aria-hidden="true"], [data-screen-only]';

/** The text of a cell without its controls. A space separates what its elements say. */
export function readText(cell: Element): string {
  const parts: string[] = [];
  const read = (node: Node) => {
    if (node instanceof Text) parts.push(node.data);
    if (!(node instanceof Element) || node.matches(unspoken)) return;
    for (const child of node.childNodes) read(child);
    parts.push(' ');
  };
  read(cell);
  return parts.join('').replace(/\s+/g, ' ').trim();
}
