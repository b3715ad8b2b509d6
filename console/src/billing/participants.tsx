import { useState } from 'react';
import { useChange } from '../api/use-change';
import { inWords, Status } from '../parts/badge';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { formatDay } from '../parts/format';
import { Section } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { ErrorNote } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { Undeliverable } from '../parts/undeliverable';
import {
  InviteByEmailDocument,
  SavePayApplicationDocument,
  WithdrawEmailInvitationDocument,
} from './billing.documents';
import type { PayApplication } from './pay-application';
import { listOf, ShareDialog } from './share-dialog';

type Participant = PayApplication['participants'][number];
type EmailInvitation = PayApplication['emailInvitations'][number];
type Row = { participant: Participant; email?: never } | { email: EmailInvitation; participant?: never };

/** The companies that read this one record. Another customer of the service is invited, and reads it after accepting. */
export function Participants({ application, canChange }: { application: PayApplication; canChange: boolean }) {
  const { id, participants, emailInvitations, updatedAt: expectedUpdatedAt } = application;
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Participant | null>(null);
  const [withdrawing, setWithdrawing] = useState<EmailInvitation | null>(null);
  const [replacing, setReplacing] = useState<EmailInvitation | null>(null);
  const invite = useChange(InviteByEmailDocument);
  const rows: Row[] = [
    ...participants.map((participant) => ({ participant })),
    ...emailInvitations.map((email) => ({ email })),
  ];
  const columns: Column<Row>[] = [
    { title: 'Company', cell: ({ participant, email }) => (participant ? nameOf(participant) : email.email) },
    { title: 'Role', cell: ({ participant, email }) => inWords((participant ?? email).role), below: true },
    {
      title: 'Status',
      cell: ({ participant, email }) =>
        participant ? <Status status={participant.status} /> : <EmailStatus invitation={email} />,
    },
  ];
  const actions: Column<Row> = {
    title: 'Actions',
    align: 'right',
    cell: ({ participant, email }) => (
      <RowActions
        actions={
          participant
            ? [{ text: 'Remove', of: nameOf(participant), danger: true, onClick: () => setRemoving(participant) }]
            : [
                ...(email.undeliverableReason === null || email.status !== 'INVITED'
                  ? []
                  : [{ text: 'Use another address', of: email.email, onClick: () => setReplacing(email) }]),
                {
                  text: 'Send again',
                  of: email.email,
                  busy: invite.isPending,
                  onClick: () => invite.mutate({ input: { id, email: email.email, role: email.role } }),
                },
                { text: 'Withdraw', of: email.email, danger: true, onClick: () => setWithdrawing(email) },
              ]
        }
      />
    ),
  };
  return (
    <Section
      title="Shared with"
      actions={canChange && <Button onClick={() => setAdding(true)}>Share with a company</Button>}
    >
      {rows.length > 0 ? (
        <Table
          caption="Participants"
          columns={canChange ? [...columns, actions] : columns}
          rows={rows}
          rowKey={({ participant, email }) =>
            participant ? `${participant.organizationId}${participant.role}` : email.id
          }
        />
      ) : (
        <p className="text-muted">No other company reads this application.</p>
      )}
      {invite.error && <ErrorNote error={invite.error} />}
      {invite.isSuccess && (
        <p role="status" className="mt-2 text-muted">
          The invitation was sent again.
        </p>
      )}
      {isAdding && <ShareDialog application={application} onClose={() => setAdding(false)} />}
      {replacing && <ShareDialog application={application} replaces={replacing} onClose={() => setReplacing(null)} />}
      {removing && (
        <Confirm
          title={`Remove ${nameOf(removing)}?`}
          submit="Remove it"
          document={SavePayApplicationDocument}
          variables={{
            input: {
              id,
              expectedUpdatedAt,
              participants: listOf(participants.filter((one) => !isSame(one, removing))),
            },
          }}
          onClose={() => setRemoving(null)}
        >
          The company no longer reads this application.
        </Confirm>
      )}
      {withdrawing && (
        <Confirm
          title={`Withdraw the invitation of ${withdrawing.email}?`}
          submit="Withdraw it"
          document={WithdrawEmailInvitationDocument}
          variables={{ input: { id, invitationId: withdrawing.id } }}
          onClose={() => setWithdrawing(null)}
        >
          No one can accept it any more. You can invite the address again.
        </Confirm>
      )}
    </Section>
  );
}

function EmailStatus({ invitation: { status, expiresAt, undeliverableReason } }: { invitation: EmailInvitation }) {
  if (status === 'INVITED' && new Date(expiresAt) <= new Date()) return <Status status="EXPIRED" />;
  const isUndeliverable = status === 'INVITED' && undeliverableReason !== null;
  return (
    <>
      <Status status={isUndeliverable ? 'UNDELIVERABLE' : status} />{' '}
      {status === 'INVITED' && !isUndeliverable && (
        <span className="text-sm text-muted">open until {formatDay(expiresAt)}</span>
      )}
      <Undeliverable reason={isUndeliverable ? undeliverableReason : null} />
    </>
  );
}

const nameOf = ({ organization, organizationId }: Participant) => organization?.name ?? `Customer ${organizationId}`;
const isSame = (one: Participant, other: Participant) =>
  one.organizationId === other.organizationId && one.role === other.role;
