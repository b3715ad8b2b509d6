import { keepPreviousData, type QueryClient, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ApiError } from './errors';
import { type Document, execute } from './execute';
import { getFirstPlace } from './first-place';
import { type Scope, useScope } from './scope';

export interface ReadOptions {
  enabled?: boolean;
  /**
   * The types of records whose events make this read stale, such as `notice`; all by default. An empty list: no event, and each change of
   * this page. A type that no event has: only changes of this page that no event reports.
   */
  follows?: readonly string[];
  /** Shows the result for the previous variables until the new one arrives. */
  keepsPrevious?: boolean;
  /** Only an event makes it stale: neither time nor a return to the window reads again what costs something. */
  isPaid?: boolean;
  /** The record may not be there yet, such as the entry of a request that ended a moment ago. */
  canBeLate?: boolean;
}

/** For what changes without an event, such as a delivery under way: whether a result is read again after two seconds. */
interface Polls<Result> {
  isUnfinished?: (result: Result) => boolean;
  /** For what no event of the organization reports, such as the queues of staff: it is read again every few seconds. */
  isQueue?: boolean;
  /** For what other accounts change, of which no event is sent here: it is read again every 15 seconds while the page is visible. */
  isOfOthers?: boolean;
}

const pollMs = 2_000;
const queueMs = 5_000;
const othersMs = 15_000;
/** The log is written each second. */
const lateReads = 20;

/** Reads with one operation in the scope of the page, and again when an event says that something changed. */
export function useRead<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables,
  {
    enabled = true,
    follows,
    keepsPrevious = false,
    isPaid = false,
    canBeLate = false,
    isUnfinished,
    isQueue = false,
    isOfOthers = false,
  }: ReadOptions & Polls<Result> = {},
) {
  return useQuery<Result, ApiError>({
    ...toReadQuery(useScope(), document, variables, follows),
    enabled,
    ...(isPaid && { staleTime: Number.POSITIVE_INFINITY }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(canBeLate && { retry: (failures, { code }) => code === 'NOT_FOUND' && failures < lateReads, retryDelay: 500 }),
    refetchInterval: ({ state }) => {
      if (isQueue) return queueMs;
      if (isOfOthers) return othersMs;
      return state.data !== undefined && isUnfinished?.(state.data) && pollMs;
    },
  });
}

/** One read among several: for `useQueries`. */
export function toReadQuery<Result, Variables>(
  scope: Scope,
  document: Document<Result, Variables>,
  variables: Variables,
  follows?: readonly string[],
) {
  return queryOptions<Result, ApiError>({
    queryKey: [scope.organizationId, scope.mode, document.toString(), variables],
    queryFn: ({ signal, queryKey }) =>
      execute(document, variables, { scope, signal, onCursor: getFirstPlace(scope).send(queryKey) }),
    meta: { follows },
  });
}

interface Page {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface PageRequest {
  signal: AbortSignal;
  pageParam: string | null;
  queryKey: readonly unknown[];
}

/** Reads a list page by page: `connection` takes the connection out of a result. */
export function useReadPages<Result, Variables extends { after?: string | null | undefined }>(
  document: Document<Result, Variables>,
  variables: Variables,
  connection: (result: Result) => Page,
  {
    enabled = true,
    follows,
    isUnfinished,
    isQueue = false,
  }: Omit<ReadOptions, 'keepsPrevious' | 'isPaid' | 'canBeLate'> & Omit<Polls<Result>, 'isOfOthers'> = {},
) {
  const scope = useScope();
  const query = toPagesQuery(scope, document, variables, connection, follows);
  return useInfiniteQuery<Result, ApiError, Result[], readonly unknown[], string | null>({
    ...query,
    // A list in another order has the same rows: those that are here stay until they are in it.
    placeholderData: (previous, former) =>
      former && isSameButOrder(former.queryKey, query.queryKey) ? previous : undefined,
    select: ({ pages }) => pages,
    refetchInterval: ({ state }) =>
      isQueue ? queueMs : isUnfinished !== undefined && state.data?.pages.some(isUnfinished) && pollMs,
    enabled,
  });
}

function toPagesQuery<Result, Variables extends { after?: string | null | undefined }>(
  scope: Scope,
  document: Document<Result, Variables>,
  variables: Variables,
  connection: (result: Result) => Page,
  follows?: readonly string[],
) {
  return {
    queryKey: [scope.organizationId, scope.mode, 'pages', document.toString(), variables],
    queryFn: ({ signal, pageParam, queryKey }: PageRequest) =>
      execute(
        document,
        { ...variables, after: pageParam },
        { scope, signal, onCursor: getFirstPlace(scope).send(queryKey) },
      ),
    initialPageParam: null,
    getNextPageParam: (last: Result) => {
      const { hasNextPage, endCursor } = connection(last).pageInfo;
      return hasNextPage ? endCursor : undefined;
    },
    meta: { follows },
  };
}

/** Begins reads before the page that shows them is there. It finds them under way or done. What fails is the page's to say. */
export class EarlyReads {
  constructor(
    private readonly queries: QueryClient,
    readonly scope: Scope,
  ) {}

  /** As `useRead` reads it. */
  one<Result, Variables>(
    document: Document<Result, Variables>,
    variables: Variables,
    { follows }: Pick<ReadOptions, 'follows'>,
  ): void {
    void this.queries.prefetchQuery(toReadQuery(this.scope, document, variables, follows));
  }

  /** The first page, as `useReadPages` reads it. */
  pages<Result, Variables extends { after?: string | null | undefined }>(
    document: Document<Result, Variables>,
    variables: Variables,
    connection: (result: Result) => Page,
    { follows }: Pick<ReadOptions, 'follows'>,
  ): void {
    void this.queries.prefetchInfiniteQuery(toPagesQuery(this.scope, document, variables, connection, follows));
  }
}

function isSameButOrder(one: readonly unknown[], other: readonly unknown[]): boolean {
  const withoutOrder = (key: readonly unknown[]) =>
    JSON.stringify(key, (name, value) => (name === 'orderBy' ? undefined : value));
  return withoutOrder(one) === withoutOrder(other);
}
