import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { formatTime } from '../parts/format';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useGo } from '../parts/use-go';
import { useCanChange, useMembership, useViewer } from '../shell/viewer';
import { type Invitation, ResponseDialog, useInvitations } from './answer-invitation';

/** One invitation to a pay application, where the e-mail about it leads. */
export default function InvitationPage() {
  const { id } = useParams({ from: '/$organization/$mode/billing/invitations/$id' });
  const { read, invitations } = useInvitations();
  const { email } = useViewer();
  const invitation = invitations?.find((one) => one.id === id);
  return (
    <Page title="Invitation to a pay application" subtitle={invitation && `From ${invitation.from}`}>
      <Loaded read={read}>
        {() =>
          invitation ? (
            <Open invitation={invitation} />
          ) : (
            <Empty
              title="This invitation is not open"
              action={<To page="/billing/pay-applications">Look at the pay applications</To>}
            >
              It was answered or withdrawn, it has expired, or it was sent to another address than {email}, with which
              you have signed in.
            </Empty>
          )
        }
      </Loaded>
    </Page>
  );
}

function Open({ invitation }: { invitation: Invitation }) {
  const go = useGo();
  const canChange = useCanChange();
  const organization = useMembership()?.organizationName;
  const { memberships } = useViewer();
  const [accepts, setAccepts] = useState<boolean>();
  return (
    <Section title="What is shared">
      <Sheet>
        <Facts
          facts={[
            ['Project', invitation.projectName],
            ['Application', `No. ${invitation.applicationNumber}`],
            ['Your role', inWords(invitation.role)],
            ['Sent', formatTime(invitation.invitedAt)],
          ]}
        />
        {canChange ? (
          <>
            <p className="mt-4 max-w-prose">
              If you accept, <strong>{organization}</strong> can read this pay application, and its payments. It sees
              nothing else of {invitation.from}.
              {invitation.isByEmail &&
                memberships.length > 1 &&
                ' To accept for another of your organizations, choose it at the top of the page first.'}
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button look="primary" onClick={() => setAccepts(true)}>
                Accept
              </Button>
              <Button look="danger" onClick={() => setAccepts(false)}>
                Decline
              </Button>
            </div>
          </>
        ) : (
          <p className="mt-4">
            Your role in {organization} is read-only: ask a member who may change records to accept.
          </p>
        )}
      </Sheet>
      {accepts !== undefined && (
        <ResponseDialog
          invitation={invitation}
          accepts={accepts}
          onClose={() => setAccepts(undefined)}
          onDone={() => go({ page: '/billing/pay-applications' })}
        />
      )}
    </Section>
  );
}
