import type { LayoutNode } from './node.js';

/** The labels of a field, and what else of it is read. */
export function toFieldParts(field: LayoutNode): [labels: LayoutNode[], values: LayoutNode[]] {
  const leaves = listLeaves(field).filter((leaf) => hasWords(leaf) || leaf.image || leaf.alt);
  const isLabel = ({ style, label }: LayoutNode) => label || style === 'caption';
  return [leaves.filter(isLabel), leaves.filter((leaf) => !isLabel(leaf))];
}

function listLeaves(node: LayoutNode): LayoutNode[] {
  const children = node.stack ?? node.columns;
  return children ? children.flatMap(listLeaves) : [node];
}

export function hasWords(node: LayoutNode): boolean {
  if (typeof node.text === 'string') return node.text.trim() !== '';
  return node.text !== undefined || listChildren(node).some(hasWords);
}

export function listChildren({ stack, columns, table }: LayoutNode): LayoutNode[] {
  return stack ?? columns ?? table?.body.flat() ?? [];
}
