import { formatDay } from '../parts/format';
import { Section } from '../parts/page';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import type { TodayQuery } from './today.documents';

interface Row {
  id: string;
  from: string;
  project: string;
  sent: string;
}

const columns: readonly Column<Row>[] = [
  {
    title: 'To do',
    cell: ({ id, from }) => (
      <To page="/billing/invitations/$id" params={{ id }}>
        Answer the invitation of {from}
      </To>
    ),
  },
  { title: 'Pay application', cell: ({ project }) => project, below: true },
  { title: 'Sent', cell: ({ sent }) => formatDay(sent), wideOnly: true },
];

/** Other companies wait for the answer to their invitations, and a company that was invited comes here first. Nothing without one. */
export function Invitations({ data }: { data: TodayQuery }) {
  const { nodes, totalCount } = data.payApplicationInvitations;
  const all = [
    ...data.receivedEmailInvitations.map(({ inviterName, ...one }) => ({ ...one, from: inviterName })),
    ...nodes.map(({ inviter, ...one }) => ({ ...one, from: inviter?.name ?? 'another company' })),
  ];
  if (all.length === 0) return null;
  const rows = all.map(({ id, from, projectName, applicationNumber, invitedAt }) => ({
    id,
    from,
    project: `No. ${applicationNumber}, ${projectName}`,
    sent: invitedAt,
  }));
  return (
    <Section title="Invitations">
      <Table
        caption="Invitations"
        columns={columns}
        rows={rows}
        total={totalCount + data.receivedEmailInvitations.length}
        rowKey={({ id }) => id}
      />
    </Section>
  );
}
