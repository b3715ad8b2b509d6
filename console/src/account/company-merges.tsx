import { useState } from 'react';
import { useRead } from '../api/use-read';
import { Confirm } from '../parts/confirm';
import { formatCount, formatTime } from '../parts/format';
import { Section } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { Warning } from '../parts/warning';
import { usePeople } from '../shell/people';
import { CompanyMergesDocument, type CompanyMergesQuery, UndoCompanyMergeDocument } from './duplicates.documents';

type Merge = NonNullable<CompanyMergesQuery['organizationMerges']>[number];

/** What was merged into a company, or what it was merged into, and the way back. */
export function CompanyMerges({ id, canChange }: { id: string; canChange: boolean }) {
  const read = useRead(CompanyMergesDocument, { id }, { follows: ['organization'] });
  const [undoing, setUndoing] = useState<Merge>();
  const { nameOf } = usePeople();
  const merges = read.data?.organizationMerges ?? [];
  const into = merges.find(({ keptId, undoneAt }) => keptId !== id && undoneAt === null);
  const columns: Column<Merge>[] = [
    {
      title: 'What',
      cell: ({ keptId, kept, merged }) =>
        keptId === id ? `${listNames(merged)} merged into it` : `Merged into ${kept?.name ?? 'another company'}`,
    },
    { title: 'Moved', cell: ({ movedCount }) => formatCount(movedCount, 'record'), wideOnly: true },
    { title: 'Who', cell: ({ userId }) => (userId ? nameOf(userId) : '—'), below: true },
    { title: 'Time', cell: ({ createdAt }) => formatTime(createdAt), below: true },
    { title: 'Undone', cell: (merge) => sayUndone(merge), below: true },
    ...(canChange
      ? [
          {
            title: 'Actions',
            align: 'right' as const,
            isControl: true,
            cell: (merge: Merge) =>
              merge.undoneAt === null && (
                <RowActions
                  actions={[{ text: 'Undo', of: listNames(merge.merged), onClick: () => setUndoing(merge) }]}
                />
              ),
          },
        ]
      : []),
  ];
  if (merges.length === 0) return null;
  return (
    <>
      {into && (
        <Warning role="status">
          It was merged into{' '}
          <To page="/account/companies/$id" params={{ id: into.keptId }}>
            {into.kept?.name ?? 'another company'}
          </To>
          , and is no longer in the directory.
        </Warning>
      )}
      <Section title="Merges">
        <Table caption="Merges" columns={columns} rows={merges} rowKey={(merge) => merge.id} />
      </Section>
      {undoing && (
        <Confirm
          title="Undo the merge?"
          submit="Undo it"
          danger={false}
          document={UndoCompanyMergeDocument}
          variables={{ input: { id: undoing.id } }}
          onClose={() => setUndoing(undefined)}
        >
          <p>
            {listNames(undoing.merged)} will be in the directory again, and what was moved names{' '}
            {undoing.merged.length === 1 ? 'it' : 'them'} again. What was changed since stays as it is.
          </p>
        </Confirm>
      )}
    </>
  );
}

function sayUndone({ undoneAt, left }: Merge): string {
  if (undoneAt === null) return '—';
  return left.length === 0
    ? formatTime(undoneAt)
    : `${formatTime(undoneAt)}; ${formatCount(left.length, 'record')} changed since and stayed`;
}

function listNames(merged: Merge['merged']): string {
  return merged.map(({ organization }) => organization?.name).join(', ');
}
