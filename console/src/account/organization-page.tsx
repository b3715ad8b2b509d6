import { useState } from 'react';
import { useScope } from '../api/scope';
import { useRead } from '../api/use-read';
import { formatAddress } from '../parts/address';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { CopyButton } from '../parts/secret';
import { Loaded } from '../parts/states';
import { useCanChange, useIsAdmin } from '../shell/viewer';
import { AskingForm, inDays } from './asking-form';
import { AccountOrganizationDocument, type AccountOrganizationQuery } from './organization.documents';
import { IncompleteDocumentsForm, OrganizationForm } from './organization-form';
import { zoneName } from './time-zones';

export type Organization = AccountOrganizationQuery['organization'];

/** The organization itself: the facts that its documents print, and its settings. */
export default function OrganizationPage() {
  const { organizationId, mode } = useScope();
  const canChange = useCanChange();
  const isAdmin = useIsAdmin();
  const [isEditing, setEditing] = useState(false);
  const read = useRead(AccountOrganizationDocument, { id: organizationId }, { follows: ['organization'] });
  const isLive = mode === 'live';
  return (
    <Page
      title="Organization"
      subtitle="The same in live and in the sandbox."
      actions={canChange && isLive && read.data && <Button onClick={() => setEditing(true)}>Edit</Button>}
    >
      {canChange && !isLive && (
        <p className="mb-3">
          The organization is shared by both modes.{' '}
          <a className="text-accent underline" href={`/console/${organizationId}/live/account/organization`}>
            Change it in live
          </a>
          .
        </p>
      )}
      <Loaded read={read}>
        {({ organization }) => (
          <>
            <Section title="Facts">
              <Sheet>
                <Facts facts={listFacts(organization)} />
              </Sheet>
            </Section>
            <Section title="Documents with missing facts">
              <Sheet>
                {isAdmin && isLive ? (
                  <IncompleteDocumentsForm organization={organization} />
                ) : (
                  <p>
                    {organization.incompleteDocuments === 'REFUSE'
                      ? 'A document with missing facts is refused.'
                      : 'A document with missing facts is made, with warnings.'}{' '}
                    {isLive && 'An owner or admin can change this.'}
                  </p>
                )}
              </Sheet>
            </Section>
            <Section title="Waiver requests">
              <Sheet>
                {isAdmin && isLive ? (
                  <AskingForm organization={organization} />
                ) : (
                  <p>
                    {organization.waiverReminderDays?.length
                      ? `Payees are reminded ${inDays(organization.waiverReminderDays)} days after a request was sent.`
                      : 'No payee is reminded.'}{' '}
                    {organization.requireWaiverCode && 'A one-time code is asked for with each signature. '}
                    {isLive && 'An owner or admin can change this.'}
                  </p>
                )}
              </Sheet>
            </Section>
            {isEditing && <OrganizationForm organization={organization} onClose={() => setEditing(false)} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** What other customers of the service invite the organization with. */
function CustomerNumber({ id }: { id: string }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="font-mono break-all">{id}</span>
      <CopyButton text={id} name="customer number" />
    </span>
  );
}

function listFacts(organization: Organization) {
  return [
    ['Name', organization.name],
    ['Legal name', organization.legalName],
    ['Code in notice numbers', organization.code],
    ['Kind', organization.kind && inWords(organization.kind)],
    ['Address', formatAddress(organization)],
    ['Phone', organization.phone],
    ['E-mail', organization.email],
    ['Website', organization.website],
    ['Time zone', organization.timeZone ? zoneName(organization.timeZone) : 'UTC'],
    ['Customer number', <CustomerNumber key="number" id={organization.id} />],
  ] as const;
}
