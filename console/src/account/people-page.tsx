import { useState } from 'react';
import { useRead } from '../api/use-read';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { formatTime } from '../parts/format';
import { Narrow } from '../parts/narrow';
import { Page, Section } from '../parts/page';
import { type RowAction, RowActions } from '../parts/row-actions';
import { Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { Undeliverable } from '../parts/undeliverable';
import { useIsAdmin, useMembership, useViewer } from '../shell/viewer';
import { Invitations } from './invitations';
import { LiveOnly } from './live-only';
import { InviteForm, type Member, RoleForm } from './member-forms';
import { MembersDocument, RemoveMemberDocument } from './people.documents';
import { Rights } from './rights';

/** The people of the organization with their roles, and the invitations that are open. */
export default function PeoplePage() {
  return (
    <LiveOnly title="People" page="/account/people">
      <People />
    </LiveOnly>
  );
}

function People() {
  const isAdmin = useIsAdmin();
  const [isInviting, setInviting] = useState(false);
  return (
    <Page
      title="People"
      actions={
        isAdmin && (
          <Button look="primary" onClick={() => setInviting(true)}>
            Invite a person
          </Button>
        )
      }
    >
      <Rights may={isAdmin} />
      <Members />
      {isAdmin && <Invitations />}
      {isInviting && <InviteForm onClose={() => setInviting(false)} />}
    </Page>
  );
}

function Members() {
  const viewer = useViewer();
  const role = useMembership()?.role;
  const isAdmin = useIsAdmin();
  const read = useRead(MembersDocument, {}, { follows: [] });
  const [changing, setChanging] = useState<Member>();
  const [removing, setRemoving] = useState<Member>();
  const actionsOf = (member: Member): RowAction[] => {
    const isSelf = member.userId === viewer.id;
    const canManage = isAdmin && (role === 'OWNER' || member.role !== 'OWNER');
    const change = { text: 'Change role', of: member.name, onClick: () => setChanging(member) };
    const remove = {
      text: isSelf ? 'Leave' : 'Remove',
      of: isSelf ? 'the organization' : member.name,
      danger: true,
      onClick: () => setRemoving(member),
    };
    return [...(canManage ? [change] : []), ...(canManage || isSelf ? [remove] : [])];
  };
  const columns: Column<Member>[] = [
    {
      title: 'Name',
      cell: ({ name, userId, email, emailUndeliverableReason }) => (
        <span className="font-medium">
          {name}
          {userId === viewer.id && <span className="font-normal text-muted"> (you)</span>}
          <Narrow>{email}</Narrow>
          <Undeliverable reason={emailUndeliverableReason} lead="E-mails do not arrive." />
        </span>
      ),
    },
    { title: 'E-mail', cell: ({ email }) => email, wideOnly: true },
    { title: 'Role', cell: (member) => inWords(member.role), below: true },
    { title: 'Joined', cell: ({ createdAt }) => formatTime(createdAt), wideOnly: true },
    { title: 'Actions', align: 'right', cell: (member) => <RowActions actions={actionsOf(member)} /> },
  ];
  const isSelf = removing?.userId === viewer.id;
  return (
    <Section title="Members">
      <Loaded read={read}>
        {({ members }) => (
          <Table
            caption="Members of the organization"
            columns={columns}
            rows={members}
            rowKey={({ userId }) => userId}
          />
        )}
      </Loaded>
      {changing && <RoleForm member={changing} onClose={() => setChanging(undefined)} />}
      {removing && (
        <Confirm
          title={isSelf ? 'Leave the organization?' : `Remove ${removing.name}?`}
          submit={isSelf ? 'Leave' : 'Remove'}
          document={RemoveMemberDocument}
          variables={{ input: { userId: removing.userId } }}
          onClose={() => setRemoving(undefined)}
          onDone={() => isSelf && window.location.assign('/console')}
        >
          {isSelf ? 'You lose' : `${removing.name} loses`} access at once, with every token and every open page. An
          organization always keeps an owner.
        </Confirm>
      )}
    </Section>
  );
}
