/** A list in a result, as far as it was read. */
interface List {
  nodes: unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const variables = new Map<string, readonly string[]>();

/** The variables of an operation with which lists are read to their end: `$afterParties` is the position in `parties`. */
function listVariables(text: string): readonly string[] {
  let names = variables.get(text);
  if (!names) {
    names = [...new Set(Array.from(text.matchAll(/\$(after[A-Z]\w*): ?String/g), ([, name]) => name!))];
    variables.set(text, names);
  }
  return names;
}

/**
 * Reads the lists of a result to their end, whatever their length: those of which the page needs every row, such as the parties that
 * a document is mailed to. The operation names the position in each with a variable.
 *
 * @param ask sends the operation again, with the position in one list
 */
export async function readWholeLists<Result>(
  text: string,
  result: Result,
  ask: (position: Record<string, string | null>) => Promise<Result>,
): Promise<Result> {
  for (const name of listVariables(text)) {
    const field = name.charAt('after'.length).toLowerCase() + name.slice('after'.length + 1);
    const list = findList(result, field);
    while (list?.pageInfo.hasNextPage) {
      const next = findList(await ask({ [name]: list.pageInfo.endCursor }), field);
      if (!next) break;
      list.nodes.push(...next.nodes);
      list.pageInfo = next.pageInfo;
    }
  }
  return result;
}

/** The list of this name in a record, or in one that it refers to; not in the rows of a list. */
function findList(value: unknown, field: string): List | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const list = (value as Record<string, unknown>)[field] as List | undefined | null;
  if (list?.pageInfo) return list;
  for (const inner of Object.values(value)) {
    const within = findList(inner, field);
    if (within) return within;
  }
  return undefined;
}
