import { useState } from 'react';
import { useRead } from '../api/use-read';
import { inWords } from '../parts/badge';
import { Confirm } from '../parts/confirm';
import { formatTime } from '../parts/format';
import { Section } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { type Column, Table } from '../parts/table';
import { useCanChange } from '../shell/viewer';
import {
  AcceptPayApplicationInvitationDocument,
  DeclinePayApplicationInvitationDocument,
  PayApplicationInvitationsDocument,
  type PayApplicationInvitationsQuery,
} from './billing.documents';

type Invitation = PayApplicationInvitationsQuery['payApplicationInvitations']['nodes'][number];

/** The pay applications of other companies that this organization is asked to take part in. Nothing without one. */
export function Invitations() {
  const { data } = useRead(
    PayApplicationInvitationsDocument,
    {},
    { follows: ['pay_application', 'pay_application_invitation'] },
  );
  const [answering, setAnswering] = useState<{ invitation: Invitation; accepts: boolean } | null>(null);
  const canChange = useCanChange();
  const invitations = data?.payApplicationInvitations.nodes ?? [];
  if (invitations.length === 0) return null;
  const columns: Column<Invitation>[] = [
    { title: 'From', cell: ({ inviter }) => inviter?.name ?? '—' },
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
      {answering && (
        <Confirm
          title={answering.accepts ? 'Accept the invitation?' : 'Decline the invitation?'}
          submit={answering.accepts ? 'Accept it' : 'Decline it'}
          danger={!answering.accepts}
          document={
            answering.accepts ? AcceptPayApplicationInvitationDocument : DeclinePayApplicationInvitationDocument
          }
          variables={{ input: { id: answering.invitation.id } }}
          onClose={() => setAnswering(null)}
        >
          {answering.accepts
            ? 'You can then read the one shared pay application, with its payments. You cannot change it.'
            : 'The company that asked sees that you declined.'}
        </Confirm>
      )}
    </Section>
  );
}
