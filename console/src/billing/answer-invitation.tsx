import { useRead } from '../api/use-read';
import { Confirm } from '../parts/confirm';
import { useMembership } from '../shell/viewer';
import {
  AcceptEmailInvitationDocument,
  AcceptPayApplicationInvitationDocument,
  DeclineEmailInvitationDocument,
  DeclinePayApplicationInvitationDocument,
  PayApplicationInvitationsDocument,
} from './billing.documents';

/** An invitation that waits for an answer: of this organization, or of the mailbox of the person. */
export interface Invitation {
  id: string;
  from: string;
  projectName: string;
  applicationNumber: number;
  role: string;
  invitedAt: string;
  isByEmail: boolean;
}

export function useInvitations() {
  const read = useRead(
    PayApplicationInvitationsDocument,
    {},
    { follows: ['pay_application', 'pay_application_invitation', 'organization'] },
  );
  const invitations: Invitation[] | undefined = read.data && [
    ...read.data.payApplicationInvitations.nodes.map(({ inviter, ...invitation }) => ({
      ...invitation,
      from: inviter?.name ?? '—',
      isByEmail: false,
    })),
    ...read.data.receivedEmailInvitations.map(({ inviterName, ...invitation }) => ({
      ...invitation,
      from: inviterName,
      isByEmail: true,
    })),
  ];
  return { read, invitations };
}

/** Asks once more, and says what the company that accepts can see. */
export function ResponseDialog({
  invitation,
  accepts,
  onClose,
  onDone,
}: {
  invitation: Invitation;
  accepts: boolean;
  onClose: () => void;
  onDone?: () => void;
}) {
  const organization = useMembership()?.organizationName ?? 'Your organization';
  const [accept, decline] = invitation.isByEmail
    ? [AcceptEmailInvitationDocument, DeclineEmailInvitationDocument]
    : [AcceptPayApplicationInvitationDocument, DeclinePayApplicationInvitationDocument];
  return (
    <Confirm
      title={accepts ? 'Accept the invitation?' : 'Decline the invitation?'}
      submit={accepts ? 'Accept it' : 'Decline it'}
      danger={!accepts}
      document={accepts ? accept : decline}
      variables={{ input: { id: invitation.id } }}
      onClose={onClose}
      {...(onDone && { onDone })}
    >
      {accepts
        ? `${organization} can then read the one shared pay application, with its payments. It cannot change it.`
        : 'The company that asked sees that you declined.'}
    </Confirm>
  );
}
