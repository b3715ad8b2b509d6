/** The texts of a document's definition in their order, without laying it out. */
export function definitionTexts(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(definitionTexts);
  if (typeof node !== 'object' || node === null) return [];
  const { text, stack, columns, ul, ol, table, section, content } = node as Record<string, unknown>;
  // The runs of one text are one line.
  if (text !== undefined) return [definitionTexts(text).join('')];
  const { body } = (table ?? {}) as { body?: unknown };
  return [stack, columns, ul, ol, body, section, content].flatMap(definitionTexts);
}
