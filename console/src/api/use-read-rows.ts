import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiError } from './errors';
import { type Document, execute } from './execute';
import { useScope } from './scope';
import type { ReadOptions } from './use-read';

/**
 * Reads a list whose rows have no ids of their own, by the number of rows before a page. `size` is what the operation asks for at
 * once: a page that is full may have another one after it.
 */
export function useReadRows<Result, Variables extends { offset?: number | null | undefined }>(
  document: Document<Result, Variables>,
  variables: Variables,
  rowsOf: (result: Result) => readonly unknown[],
  size: number,
  { enabled = true, follows }: Pick<ReadOptions, 'enabled' | 'follows'> = {},
) {
  const scope = useScope();
  return useInfiniteQuery<Result, ApiError, Result[], readonly unknown[], number>({
    queryKey: [scope.organizationId, scope.mode, 'rows', document.toString(), variables],
    queryFn: ({ signal, pageParam }) => execute(document, { ...variables, offset: pageParam }, { scope, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (rowsOf(last).length < size ? undefined : pages.length * size),
    select: ({ pages }) => pages,
    enabled,
    meta: { follows },
  });
}
