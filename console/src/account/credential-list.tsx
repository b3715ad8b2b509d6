import { useState } from 'react';
import { useChange } from '../api/use-change';
import { inWords, Status } from '../parts/badge';
import { Button } from '../parts/button';
import { ConfirmSeen } from '../parts/confirm';
import { formatTime } from '../parts/format';
import { Section } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { Empty, ErrorNote } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { useIsAdmin } from '../shell/viewer';
import { CredentialForm } from './credential-form';
import { type Credential, issuers, type Kind, kinds } from './credential-kinds';

const nameOf = ({ provider, label }: Credential) => label || issuers[provider].name;

const facts: readonly Column<Credential>[] = [
  {
    title: 'Credential',
    cell: (credential) => (
      <>
        <span className="font-medium">{nameOf(credential)}</span>
        {credential.label && <span className="block text-sm text-muted">{issuers[credential.provider].name}</span>}
      </>
    ),
  },
  { title: 'For', cell: ({ mode }) => inWords(mode), wideOnly: true },
  { title: 'Secret', cell: ({ lastFour }) => (lastFour ? `ends in ${lastFour}` : 'stored'), wideOnly: true },
  {
    title: 'Status',
    cell: ({ status, lastError }) => (
      <>
        <Status status={status} />
        {lastError && <span className="block max-w-80 text-sm text-danger">{lastError}</span>}
      </>
    ),
  },
  { title: 'Verified', cell: ({ verifiedAt }) => formatTime(verifiedAt), wideOnly: true },
];

/** The credentials of one kind, with what can be done to each. */
export function CredentialList({ kind, title, rows }: { kind: Kind; title: string; rows: readonly Credential[] }) {
  const isAdmin = useIsAdmin();
  const verify = useChange(kinds[kind].verify);
  const [editing, setEditing] = useState<Credential | 'new'>();
  const [deleting, setDeleting] = useState<Credential>();
  /** The credential as it is now: another person may have changed it since its form was opened. */
  const current = (credential: Credential) => rows.find(({ id }) => id === credential.id) ?? credential;
  const actions: Column<Credential> = {
    title: 'Actions',
    align: 'right',
    cell: (credential) => {
      const credentialName = nameOf(credential);
      // A verification changes the credential: a form that opened before its end would be refused as outdated.
      const busy = verify.isPending && verify.variables.input.id === credential.id;
      const check = {
        text: 'Verify',
        of: credentialName,
        busy,
        onClick: () => verify.mutate({ input: { id: credential.id } }),
      };
      return (
        <RowActions
          actions={[
            ...(credential.status === 'REVOKED' ? [] : [check]),
            { text: 'Change', of: credentialName, busy, onClick: () => setEditing(credential) },
            { text: 'Delete', of: credentialName, danger: true, busy, onClick: () => setDeleting(credential) },
          ]}
        />
      );
    },
  };
  const add = isAdmin && (
    <Button onClick={() => setEditing('new')}>{kind === 'carrier' ? 'Add a carrier' : 'Add a provider'}</Button>
  );
  return (
    <Section title={title} actions={add}>
      {verify.error && (
        <div className="mb-2">
          <ErrorNote error={verify.error} />
        </div>
      )}
      {rows.length > 0 ? (
        <Table
          caption={`Credentials: ${title.toLowerCase()}`}
          columns={isAdmin ? [...facts, actions] : facts}
          rows={rows}
          rowKey={({ id }) => id}
        />
      ) : (
        <Empty title={kind === 'carrier' ? 'No carrier of your own' : 'No provider of your own'}>
          {kind === 'carrier'
            ? 'Mail goes out under the account of the service. Add the credential of your own carrier to use its rates.'
            : 'Mail, payments, research and e-mail run under the accounts of the service. Add a credential to use your own.'}
        </Empty>
      )}
      {editing && (
        <CredentialForm
          kind={kind}
          credential={editing === 'new' ? undefined : current(editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <ConfirmSeen
          title={`Delete ${nameOf(deleting)}?`}
          submit="Delete credential"
          document={kinds[kind].remove}
          updatedAt={current(deleting).updatedAt}
          input={{ id: deleting.id }}
          onClose={() => setDeleting(undefined)}
        >
          Its secret is destroyed. What would have used it runs under the account of the service again.
        </ConfirmSeen>
      )}
    </Section>
  );
}
