import type { ComponentProps, ReactNode } from 'react';
import type { useReadPages } from '../api/use-read';
import { Section } from '../parts/page';
import { LoadedPages } from '../parts/states';
import { Table } from '../parts/table';

interface List<Row> {
  totalCount: number;
  nodes: readonly Row[];
}

interface More {
  total: number;
  more: (() => unknown) | undefined;
  isLoadingMore: boolean;
}

/** The records of one type on a project, a page at a time, with how many there are. */
export function Records<Result, Row>({
  title,
  actions,
  none,
  read,
  listOf,
  children,
}: {
  title: string;
  actions?: ReactNode;
  /** What is said where there is none. */
  none: string;
  read: Pick<
    ReturnType<typeof useReadPages<Result, { after?: string | null }>>,
    'data' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  listOf: (result: Result) => List<Row>;
  children: (rows: Row[], more: More) => ReactNode;
}) {
  const total = read.data?.[0] && listOf(read.data[0]).totalCount;
  return (
    <Section title={title} count={total || undefined} actions={actions}>
      <LoadedPages read={read} rowsOf={(result) => listOf(result).nodes}>
        {(rows, more) =>
          rows.length > 0 ? children(rows, { total: total ?? 0, ...more }) : <p className="text-muted">{none}</p>
        }
      </LoadedPages>
    </Section>
  );
}

/** A table of records that have ids. */
export function RecordsTable<Row extends { id: string }>(table: Omit<ComponentProps<typeof Table<Row>>, 'rowKey'>) {
  return <Table {...table} rowKey={({ id }) => id} />;
}
