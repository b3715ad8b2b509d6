import { useState } from 'react';
import { inWords } from '../parts/badge';
import { formatTime } from '../parts/format';
import { Section } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { type Column, Table } from '../parts/table';
import { useCanChange } from '../shell/viewer';
import { type Invitation, ResponseDialog, useInvitations } from './answer-invitation';

/** The pay applications of other companies that this organization or the person is asked to take part in. Nothing without one. */
export function Invitations() {
  const { invitations = [] } = useInvitations();
  const [answering, setAnswering] = useState<{ invitation: Invitation; accepts: boolean } | null>(null);
  const canChange = useCanChange();
  // The dialog stays while its answer takes the last invitation off the list.
  if (invitations.length === 0 && !answering) return null;
  const columns: Column<Invitation>[] = [
    { title: 'From', cell: ({ from }) => from },
    {
      title: 'Project',
      cell: ({ projectName, applicationNumber }) => `${projectName}, application no. ${applicationNumber}`,
    },
    { title: 'Your role', cell: ({ role }) => inWords(role), wideOnly: true },
    { title: 'Sent', cell: ({ invitedAt }) => formatTime(invitedAt), wideOnly: true },
  ];
  const actions: Column<Invitation> = {
    title: 'Actions',
    align: 'right',
    cell: (invitation) => (
      <RowActions
        actions={[
          { text: 'Accept', of: invitation.projectName, onClick: () => setAnswering({ invitation, accepts: true }) },
          {
            text: 'Decline',
            of: invitation.projectName,
            danger: true,
            onClick: () => setAnswering({ invitation, accepts: false }),
          },
        ]}
      />
    ),
  };
  return (
    <Section title="Invitations">
      <Table
        caption="Invitations"
        columns={canChange ? [...columns, actions] : columns}
        rows={invitations}
        rowKey={({ id }) => id}
      />
      {answering && <ResponseDialog {...answering} onClose={() => setAnswering(null)} />}
    </Section>
  );
}
