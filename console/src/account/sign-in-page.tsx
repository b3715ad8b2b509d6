import { nameBrowser } from '@domain/session/browser.js';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { formatTime } from '../parts/format';
import { Narrow } from '../parts/narrow';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { Empty, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { leave } from '../shell/leave';
import { EndSessionDocument } from '../shell/shell.documents';
import { useViewer } from '../shell/viewer';
import { LiveOnly } from './live-only';
import { NameForm } from './name-form';
import { NewPasskey, type Passkey, RenamePasskey } from './passkey-form';
import { EndOtherSessionsDocument, RemovePasskeyDocument, SignInDocument, type SignInQuery } from './sign-in.documents';

type Session = SignInQuery['sessions'][number];

const describe = ({ method, createdAt }: Session) => `session of ${formatTime(createdAt)}, ${inWords(method)}`;

/** How the person signs in, and where they are signed in. It is the same in each of their organizations. */
export default function SignInPage() {
  return (
    <LiveOnly title="Sign-in" page="/account/sign-in">
      <SignIn />
    </LiveOnly>
  );
}

function SignIn() {
  const read = useRead(SignInDocument, {}, { follows: [] });
  return (
    <Page title="Sign-in" subtitle="Your own name, passkeys and sessions, in all of your organizations.">
      <You />
      <Loaded read={read}>
        {({ passkeys, sessions }) => (
          <>
            <Passkeys passkeys={passkeys} />
            <Sessions sessions={sessions} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function You() {
  const { name, email } = useViewer();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <Section title="You" actions={<Button onClick={() => setRenaming(true)}>Change name</Button>}>
      <Sheet>
        <Facts
          facts={[
            ['Name', name],
            ['E-mail', email],
          ]}
        />
      </Sheet>
      {isRenaming && <NameForm onClose={() => setRenaming(false)} />}
    </Section>
  );
}

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [isAdding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Passkey>();
  const [removing, setRemoving] = useState<Passkey>();
  const columns: readonly Column<Passkey>[] = [
    { title: 'Name', cell: ({ name }) => <span className="font-medium">{name}</span> },
    {
      title: 'Kept',
      cell: ({ isBackedUp }) => (isBackedUp ? 'On all of your devices' : 'On one device'),
      wideOnly: true,
    },
    { title: 'Last used', cell: ({ lastUsedAt }) => formatTime(lastUsedAt), wideOnly: true },
    {
      title: 'Actions',
      align: 'right',
      cell: (passkey) => (
        <RowActions
          actions={[
            { text: 'Rename', of: passkey.name, onClick: () => setRenaming(passkey) },
            { text: 'Remove', of: passkey.name, danger: true, onClick: () => setRemoving(passkey) },
          ]}
        />
      ),
    },
  ];
  return (
    <Section title="Passkeys" actions={isSecureContext && <Button onClick={() => setAdding(true)}>New passkey</Button>}>
      {!isSecureContext && (
        <p className="mb-2">
          A browser makes passkeys only over a secure connection. Open the console at an address that begins with
          https:// to add one.
        </p>
      )}
      {passkeys.length > 0 ? (
        <Table caption="Passkeys" columns={columns} rows={passkeys} rowKey={({ id }) => id} />
      ) : (
        <Empty title="No passkeys">Sign in with a fingerprint, a face or a PIN instead of a link by e-mail.</Empty>
      )}
      {isAdding && <NewPasskey onClose={() => setAdding(false)} />}
      {renaming && <RenamePasskey passkey={renaming} onClose={() => setRenaming(undefined)} />}
      {removing && (
        <Confirm
          title={`Remove ${removing.name}?`}
          submit="Remove passkey"
          document={RemovePasskeyDocument}
          variables={{ input: { id: removing.id } }}
          onClose={() => setRemoving(undefined)}
        >
          It no longer signs you in. Sessions that began with it stay open. Delete it on your device, too.
        </Confirm>
      )}
    </Section>
  );
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const [ending, setEnding] = useState<Session>();
  const [isEndingOthers, setEndingOthers] = useState(false);
  const columns: readonly Column<Session>[] = [
    { title: 'Signed in', cell: ({ createdAt }) => formatTime(createdAt) },
    {
      title: 'With',
      cell: ({ method, isCurrent, userAgent, ipAddress }) => (
        <>
          {inWords(method)}
          {isCurrent && ' (this session)'}
          <Narrow>
            {nameBrowser(userAgent) || '—'}, {ipAddress}
          </Narrow>
        </>
      ),
    },
    { title: 'From', cell: ({ ipAddress }) => ipAddress, wideOnly: true },
    { title: 'Browser', cell: ({ userAgent }) => nameBrowser(userAgent) || '—', wideOnly: true },
    { title: 'Last used', cell: ({ lastSeenAt }) => formatTime(lastSeenAt), wideOnly: true },
    {
      title: 'Actions',
      align: 'right',
      cell: (session) => (
        <RowActions
          actions={[{ text: 'End', of: describe(session), danger: true, onClick: () => setEnding(session) }]}
        />
      ),
    },
  ];
  return (
    <Section
      title="Sessions"
      actions={sessions.length > 1 && <Button onClick={() => setEndingOthers(true)}>End all others</Button>}
    >
      <Table caption="Sessions" columns={columns} rows={sessions} rowKey={({ id }) => id} />
      {isEndingOthers && (
        <Confirm
          title="End all other sessions?"
          submit="End them"
          document={EndOtherSessionsDocument}
          variables={{}}
          onClose={() => setEndingOthers(false)}
        >
          Every other browser is signed out at once. Tokens keep working.
        </Confirm>
      )}
      {ending && (
        <Confirm
          title="End this session?"
          submit="End session"
          document={EndSessionDocument}
          variables={{ input: { id: ending.id } }}
          onClose={() => setEnding(undefined)}
          onDone={() => ending.isCurrent && leave()}
        >
          {ending.isCurrent ? 'You are signed out of this browser.' : 'Its browser is signed out at once.'}
        </Confirm>
      )}
    </Section>
  );
}
