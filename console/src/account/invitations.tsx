import { useState } from 'react';
import { useRead } from '../api/use-read';
import { inWords } from '../parts/badge';
import { Confirm } from '../parts/confirm';
import { formatTime } from '../parts/format';
import { Section } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { Empty, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { Undeliverable } from '../parts/undeliverable';
import { InviteForm } from './member-forms';
import {
  MemberInvitationsDocument,
  type MemberInvitationsQuery,
  WithdrawMemberInvitationDocument,
} from './people.documents';

type Invitation = MemberInvitationsQuery['memberInvitations'][number];

/** The invitations that were not accepted yet. */
export function Invitations() {
  const read = useRead(MemberInvitationsDocument, {}, { follows: [] });
  const [withdrawing, setWithdrawing] = useState<Invitation>();
  const [replacing, setReplacing] = useState<Invitation>();
  const columns: Column<Invitation>[] = [
    {
      title: 'E-mail',
      cell: ({ email, undeliverableReason }) => (
        <span className="font-medium">
          {email}
          <Undeliverable reason={undeliverableReason} />
        </span>
      ),
    },
    { title: 'Role', cell: ({ role }) => inWords(role), below: true },
    { title: 'Sent', cell: ({ createdAt }) => formatTime(createdAt), wideOnly: true },
    { title: 'Expires', cell: ({ expiresAt }) => formatTime(expiresAt), wideOnly: true },
    {
      title: 'Actions',
      align: 'right',
      cell: (invitation) => (
        <RowActions
          actions={[
            ...(invitation.undeliverableReason === null
              ? []
              : [{ text: 'Use another address', of: invitation.email, onClick: () => setReplacing(invitation) }]),
            { text: 'Withdraw', of: invitation.email, danger: true, onClick: () => setWithdrawing(invitation) },
          ]}
        />
      ),
    },
  ];
  return (
    <Section title="Open invitations">
      <Loaded read={read}>
        {({ memberInvitations }) =>
          memberInvitations.length > 0 ? (
            <Table
              caption="Invitations that were not accepted yet"
              columns={columns}
              rows={memberInvitations}
              rowKey={({ id }) => id}
            />
          ) : (
            <Empty title="No open invitations">A person joins with the link in an invitation.</Empty>
          )
        }
      </Loaded>
      {replacing && <InviteForm replaces={replacing} onClose={() => setReplacing(undefined)} />}
      {withdrawing && (
        <Confirm
          title={`Withdraw the invitation of ${withdrawing.email}?`}
          submit="Withdraw"
          document={WithdrawMemberInvitationDocument}
          variables={{ input: { id: withdrawing.id } }}
          onClose={() => setWithdrawing(undefined)}
        >
          Its link stops working. You can invite the person again.
        </Confirm>
      )}
    </Section>
  );
}
