import { elementsOf, inOrder } from './faults.js';
import { type Element, type TaggedPdf } from './read.js';

/** The pages of everything in an element. */
function pagesOf(element: Element): number[] {
  return inOrder(element).flatMap(({ kids }) => kids.flatMap((kid) => ('page' in kid ? [kid.page] : [])));
}

/** The pages on which a table that continues has a single row, apart from its heads. */
export function loneRows({ root }: TaggedPdf): string[] {
  const tables = root.flatMap(inOrder).filter(({ role }) => role === 'Table');
  return tables.flatMap((table) => {
    const rows = elementsOf(table).filter((row) => elementsOf(row).some(({ role }) => role === 'TD'));
    const onPage = Map.groupBy(rows, (row) => pagesOf(row)[0]);
    if (onPage.size < 2) return [];
    return [...onPage].flatMap(([page, found]) =>
      found.length === 1 ? [`table ${table.ref} has a single row on page ${(page ?? 0) + 1}`] : [],
    );
  });
}
