/** What a list of the service is ordered by. */
export interface OrderBy<Field extends string> {
  field: Field;
  direction: 'ASC' | 'DESC';
}

interface OrderableColumn<Field extends string> {
  order?: Field | undefined;
}

/**
 * The order of a list from its text in the address: the field of a column, after a minus if the largest come first. Null for any other
 * text: then the list is in its own order.
 */
export function toOrderBy<Field extends string>(
  order: string,
  columns: readonly OrderableColumn<Field>[],
): OrderBy<Field> | null {
  const isDescending = order.startsWith('-');
  const name = isDescending ? order.slice(1) : order;
  const field = columns.find((column) => column.order === name)?.order;
  return field ? { field, direction: isDescending ? 'DESC' : 'ASC' } : null;
}

/** What a click on a heading asks for: its first direction, then the other one, and then the list in its own order. */
export function nextOrder(order: string, field: string, { largestFirst = false } = {}): string {
  const [first, second] = largestFirst ? [`-${field}`, field] : [field, `-${field}`];
  return order === first ? second : order === second ? '' : first;
}
