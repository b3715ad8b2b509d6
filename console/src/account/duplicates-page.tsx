import { useState } from 'react';
import { useReadRows } from '../api/use-read-rows';
import { formatAddress } from '../parts/address';
import { Button } from '../parts/button';
import { formatCount, formatTotal } from '../parts/format';
import { Page, Section } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { nameReasons } from '../projects/similar-companies';
import { useCanChange } from '../shell/viewer';
import { DuplicatesDocument, type DuplicatesQuery } from './duplicates.documents';
import { MergeDialog } from './merge-dialog';

type Group = DuplicatesQuery['duplicateOrganizations']['groups'][number];
type Member = Group['organizations'][number];

/** How many groups the operation reads at once. */
const size = 20;

/** Companies of the directory that may be the same, side by side, to be merged into one. */
export default function DuplicatesPage() {
  const canChange = useCanChange();
  const [chosen, setChosen] = useState<Group>();
  const read = useReadRows(
    DuplicatesDocument,
    {},
    ({ duplicateOrganizations }) => duplicateOrganizations.groups,
    size,
    { follows: ['organization', 'party'] },
  );
  const total = read.data?.[0]?.duplicateOrganizations.totalCount;
  return (
    <Page
      title="Possible duplicates"
      subtitle={
        <>
          <To page="/account/companies">Companies</To>
          {total !== undefined && ` · ${formatTotal(total, 'group', 'groups')}`}
        </>
      }
    >
      <LoadedPages read={read} rowsOf={({ duplicateOrganizations }) => duplicateOrganizations.groups}>
        {(groups, { more, isLoadingMore }) =>
          groups.length > 0 ? (
            <>
              {groups.map((group) => (
                <DuplicateGroup
                  key={group.organizations.map(({ organizationId }) => organizationId).join()}
                  group={group}
                  onMerge={canChange ? () => setChosen(group) : undefined}
                />
              ))}
              {more && (
                <Button busy={isLoadingMore} onClick={() => void more()}>
                  Show more groups
                </Button>
              )}
            </>
          ) : (
            <Empty title="No duplicates">
              Companies with the same name, address, e-mail or phone are shown here, so that you can merge them into
              one.
            </Empty>
          )
        }
      </LoadedPages>
      {chosen && <MergeDialog members={chosen.organizations} onClose={() => setChosen(undefined)} />}
    </Page>
  );
}

const columns: readonly Column<Member>[] = [
  { title: 'Company', cell: ({ organization }) => organization?.name },
  { title: 'Address', cell: ({ organization }) => (organization && formatAddress(organization)) ?? '—', below: true },
  { title: 'Phone', cell: ({ organization }) => organization?.phone ?? '—', wideOnly: true },
  { title: 'E-mail', cell: ({ organization }) => organization?.email ?? '—', wideOnly: true },
  { title: 'Projects', cell: ({ projectCount }) => projectCount, align: 'right' },
];

function DuplicateGroup({
  group: { reasons, count, organizations },
  onMerge,
}: {
  group: Group;
  onMerge: (() => void) | undefined;
}) {
  const name = organizations[0]?.organization?.name ?? '';
  return (
    <Section
      title={name}
      actions={
        onMerge && (
          <Button onClick={onMerge} aria-label={`Merge the companies like ${name}`}>
            Merge
          </Button>
        )
      }
    >
      <p className="mb-2 text-muted">
        {formatCount(count, 'company', 'companies')} with the {nameReasons(reasons)}
      </p>
      <Table
        caption={`Companies like ${name}`}
        columns={columns}
        rows={organizations}
        total={count}
        rowKey={({ organizationId }) => organizationId}
        page={({ organizationId }) => ({ page: '/account/companies/$id', params: { id: organizationId } })}
      />
    </Section>
  );
}
