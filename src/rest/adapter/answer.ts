import type { RestPage } from './input.js';

interface ListResult {
  total_count: number;
  nodes: Array<Record<string, unknown>>;
}

/** A page of records in the envelope of Laravel's length-aware paginator. */
export function listEnvelope(result: ListResult, page: RestPage, address: string, query: URLSearchParams) {
  const { total_count: total, nodes } = result;
  return { data: nodes.map(synced), ...pageFacts({ total, count: nodes.length }, page, address, query) };
}

/** The same around records that are JSON already. */
export function writtenList(
  { nodes, ...numbers }: { nodes: string; count: number; total: number },
  page: RestPage,
  address: string,
  query: URLSearchParams,
): string {
  return `{"data":[${nodes}],${JSON.stringify(pageFacts(numbers, page, address, query)).slice(1)}`;
}

/** The links of a page, and where it is in its list. */
function pageFacts(
  { total, count }: { total: number; count: number },
  { page, perPage }: RestPage,
  address: string,
  query: URLSearchParams,
) {
  const lastPage = Math.max(Math.ceil(total / perPage), 1);
  query.delete('page');
  const rest = query.size > 0 ? `${query}&` : '';
  const url = (number: number) => `${address}?${rest}page=${number}`;
  const from = count > 0 ? (page - 1) * perPage + 1 : null;
  return {
    links: {
      first: url(1),
      last: url(lastPage),
      prev: page > 1 ? url(page - 1) : null,
      next: page < lastPage ? url(page + 1) : null,
    },
    meta: {
      current_page: page,
      from,
      last_page: lastPage,
      links: pageLinks(page, lastPage, url),
      path: address,
      per_page: perPage,
      to: from === null ? null : from + count - 1,
      total,
    },
  };
}

interface GroupsResult {
  groups: Array<{ type: string; count: number; results: unknown[] }>;
}

/** Records grouped by type; the other fields of the operation become `meta`. */
export function groupsEnvelope({ groups, ...meta }: GroupsResult) {
  return {
    data: Object.fromEntries(groups.map(({ type, results }) => [type, results])),
    meta: { ...meta, counts: Object.fromEntries(groups.map(({ type, count }) => [type, count])) },
  };
}

interface PageLink {
  url: string | null;
  label: string;
  page: number | null;
  active: boolean;
}

function pageLinks(page: number, last: number, url: (number: number) => string): PageLink[] {
  const to = (number: number | null, label: string, active = false): PageLink => ({
    url: number === null ? null : url(number),
    label,
    page: number,
    active,
  });
  return [
    to(page > 1 ? page - 1 : null, '&laquo; Previous'),
    ...pageWindow(page, last).map((number) => to(number, number === null ? '...' : String(number), number === page)),
    to(page < last ? page + 1 : null, 'Next &raquo;'),
  ];
}

/** Laravel's window: three pages either side, the first two and the last two, gaps as null. */
export function pageWindow(page: number, last: number): Array<number | null> {
  const side = 3;
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
  if (last < side * 2 + 8) return range(1, last);
  const near = side + 4;
  if (page <= near) return [...range(1, near + side), null, last - 1, last];
  if (page > last - near) return [1, 2, null, ...range(last - (near + side - 1), last)];
  return [1, 2, null, ...range(page - side, page + side), null, last - 1, last];
}

/** With `updated_since`, a deleted record is only `{id, deleted_at}`; other records do not have the key. */
function synced(node: Record<string, unknown>): Record<string, unknown> {
  // Without updated_since the value is undefined, which JSON omits.
  if (node.deleted_at === undefined) return node;
  const { deleted_at: deletedAt, ...live } = node;
  return deletedAt ? { id: node.id, deleted_at: deletedAt } : live;
}
