import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { SelectField } from '../parts/field';
import { Page, Section, Sheet } from '../parts/page';
import { ErrorNote, Loaded } from '../parts/states';
import { Warning } from '../parts/warning';
import { useViewer } from '../shell/viewer';
import {
  type EmailDelivery,
  EmailPreferencesDocument,
  type EmailPreferencesQuery,
  SetEmailPreferenceDocument,
} from './emails.documents';
import { LiveOnly } from './live-only';
import { MembersDocument } from './people.documents';

type Preference = EmailPreferencesQuery['emailPreferences'][number];

/** What the e-mails of each topic report. A topic that this page does not know is shown by its name. */
const topics: Partial<Record<string, { title: string; text: string }>> = {
  DEADLINES: {
    title: 'Deadlines',
    text: 'A notice or another step has one day left or was missed, or a notice was served late.',
  },
  MAIL: { title: 'Mail', text: 'A piece came back, or an order could not be carried out.' },
  CHARGES: { title: 'Charges', text: 'The partner waits until additional postage is approved.' },
  RESEARCH: { title: 'Research', text: 'The partner has answered a request.' },
  WAIVERS: { title: 'Waivers', text: 'A colleague has signed a waiver.' },
  NOTES: { title: 'Notes and tasks', text: 'A colleague mentions you in a note, or assigns you a task.' },
  INVITATIONS: { title: 'Invitations', text: 'Another organization shares a pay application with yours.' },
  ACCOUNT: {
    title: 'Credits, payments and webhooks',
    text: 'Credits run low, a payment fails or is reversed, or a webhook is disabled. Every owner and admin gets these, because the service stops doing something.',
  },
  SECURITY: {
    title: 'Sign-in and security',
    text: 'Links to sign in, and passkeys that were added. Everyone gets these, so that no one signs in as you unnoticed.',
  },
};

const deliveries: ReadonlyArray<{ value: EmailDelivery; text: string }> = [
  { value: 'AT_ONCE', text: 'As they arise' },
  { value: 'DAILY', text: 'Once a day' },
  { value: 'NONE', text: 'Not at all' },
];

/** Which e-mails the person receives from this organization, and when. */
export default function EmailsPage() {
  return (
    <LiveOnly title="E-mails" page="/account/emails">
      <Emails />
    </LiveOnly>
  );
}

function Emails() {
  const read = useRead(EmailPreferencesDocument, {}, { follows: [] });
  return (
    <Page title="E-mails" subtitle="Yours alone, from this organization: live mode and the sandbox.">
      <Loaded read={read}>
        {({ emailPreferences }) => (
          <>
            <AddressWarning />
            <Section title="You choose">
              <Sheet className="grid gap-x-6 sm:grid-cols-2">
                {emailPreferences
                  .filter(({ isFixed }) => !isFixed)
                  .map((preference) => (
                    <Choice key={preference.topic} preference={preference} />
                  ))}
              </Sheet>
              <p className="mt-2 text-sm text-muted">
                Once a day is one e-mail at {timeOfDaily()}, with all that arose, by project. What arises within minutes
                is in one e-mail in any case. Today shows all deadlines, whatever you choose here.
              </p>
            </Section>
            <Section title="Always sent">
              <Sheet>
                <ul className="grid gap-3">
                  {emailPreferences
                    .filter(({ isFixed }) => isFixed)
                    .map(({ topic }) => (
                      <li key={topic}>
                        <p className="font-medium">{topics[topic]?.title ?? topic}</p>
                        <p className="text-sm text-muted">{topics[topic]?.text}</p>
                      </li>
                    ))}
                </ul>
              </Sheet>
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Nothing below matters while e-mails do not arrive. */
function AddressWarning() {
  const { id } = useViewer();
  const { data } = useRead(MembersDocument, {}, { follows: [] });
  const self = data?.members.find(({ userId }) => userId === id);
  if (!self?.emailUndeliverableReason) return null;
  return (
    <Warning>
      E-mails to {self.email} do not arrive. {self.emailUndeliverableReason} Once you have signed in with a link that
      was sent there, this ends. If the address is wrong, ask an owner or admin to invite you at another one.
    </Warning>
  );
}

/** 11:00 UTC in the zone of the browser, as a clock shows it today. */
function timeOfDaily(): string {
  const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Date(new Date().setUTCHours(11, 0)).toLocaleTimeString('en-US', clock);
}

/** Saved as soon as it is chosen. */
function Choice({ preference: { topic, delivery } }: { preference: Preference }) {
  const change = useChange(SetEmailPreferenceDocument);
  const chosen = change.isPending ? change.variables.input.delivery : delivery;
  const warning = topic === 'DEADLINES' && chosen === 'NONE';
  return (
    <div>
      <SelectField
        label={topics[topic]?.title ?? topic}
        hint={topics[topic]?.text}
        options={deliveries}
        value={chosen}
        onChange={({ currentTarget }) =>
          change.mutate({ input: { topic, delivery: currentTarget.value as EmailDelivery } })
        }
      />
      {warning && (
        <p role="status" className="-mt-2 mb-3 text-sm text-danger">
          A deadline can now pass that you only see in the console.
        </p>
      )}
      {change.error && <ErrorNote error={change.error} />}
    </div>
  );
}
