import { useState } from 'react';
import { useRead } from '../api/use-read';
import { Badge, inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { formatDay, formatTime } from '../parts/format';
import { Narrow } from '../parts/narrow';
import { Page } from '../parts/page';
import { type RowAction, RowActions } from '../parts/row-actions';
import { Empty, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { usePeople } from '../shell/people';
import { useIsAdmin, useViewer } from '../shell/viewer';
import { RotateToken, TokenForm } from './token-forms';
import { AccessTokensDocument, type AccessTokensQuery, RevokeAccessTokenDocument } from './tokens.documents';

type Token = AccessTokensQuery['accessTokens'][number];

const nameOf = ({ label, id }: Token) => label || `token ${id.slice(-6)}`;

function getState({ revokedAt, expiresAt }: Token): 'active' | 'revoked' | 'expired' {
  if (revokedAt) return 'revoked';
  return expiresAt && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active';
}

/** The tokens that programs use in the organization and mode of the page. */
export default function TokensPage() {
  const isAdmin = useIsAdmin();
  const [isCreating, setCreating] = useState(false);
  const add = (look: 'primary' | 'plain') => (
    <Button look={look} onClick={() => setCreating(true)}>
      New token
    </Button>
  );
  return (
    <Page
      title="Tokens"
      subtitle="With a token, a program uses the API in your name."
      actions={isAdmin && add('primary')}
    >
      {isAdmin ? (
        <Tokens add={add('plain')} />
      ) : (
        <Empty title="Only owners and admins manage tokens">
          Ask an owner or admin of the organization to create a token or to change your role.
        </Empty>
      )}
      {isCreating && <TokenForm onClose={() => setCreating(false)} />}
    </Page>
  );
}

function Tokens({ add }: { add: React.ReactNode }) {
  const read = useRead(AccessTokensDocument, {}, { follows: [] });
  const viewer = useViewer();
  const [revoking, setRevoking] = useState<Token>();
  const [rotating, setRotating] = useState<Token>();
  const people = usePeople();
  const ownerOf = ({ userId }: Token) => people.nameOf(userId);
  const actionsOf = (token: Token): RowAction[] => {
    if (getState(token) !== 'active') return [];
    const revoke = { text: 'Revoke', of: nameOf(token), danger: true, onClick: () => setRevoking(token) };
    const rotate = { text: 'Rotate', of: nameOf(token), onClick: () => setRotating(token) };
    return token.userId === viewer.id ? [rotate, revoke] : [revoke];
  };
  const columns: Column<Token>[] = [
    {
      title: 'Label',
      cell: (token) => (
        <>
          <span className="font-medium">{nameOf(token)}</span>
          <Narrow>
            {ownerOf(token)}, {token.lastUsedAt ? `used ${formatTime(token.lastUsedAt)}` : 'never used'}
            {token.expiresAt && `, expires ${formatDay(token.expiresAt)}`}
          </Narrow>
        </>
      ),
    },
    { title: 'Owner', cell: ownerOf, wideOnly: true },
    { title: 'Rights', cell: ({ abilities }) => listRights(abilities), wideOnly: true },
    { title: 'Created', cell: ({ createdAt }) => formatDay(createdAt), wideOnly: true },
    {
      title: 'Last used',
      cell: ({ lastUsedAt, lastUsedIpAddress }) =>
        lastUsedAt ? (
          <>
            {formatTime(lastUsedAt)}
            {lastUsedIpAddress && <span className="block text-sm text-muted">from {lastUsedIpAddress}</span>}
          </>
        ) : (
          'Never'
        ),
      wideOnly: true,
    },
    { title: 'Expires', cell: ({ expiresAt }) => formatDay(expiresAt), wideOnly: true },
    {
      title: 'Status',
      cell: (token) => (
        <Badge tone={getState(token) === 'active' ? 'success' : 'neutral'}>{inWords(getState(token))}</Badge>
      ),
    },
    { title: 'Actions', align: 'right', cell: (token) => <RowActions actions={actionsOf(token)} /> },
  ];
  return (
    <>
      <Loaded read={read}>
        {({ accessTokens }) =>
          accessTokens.length > 0 ? (
            <Table caption="Tokens" columns={columns} rows={accessTokens} rowKey={({ id }) => id} />
          ) : (
            <Empty title="No tokens" action={add}>
              Create one for each program that calls the API, so that you can revoke it alone.
            </Empty>
          )
        }
      </Loaded>
      {rotating && <RotateToken id={rotating.id} name={nameOf(rotating)} onClose={() => setRotating(undefined)} />}
      {revoking && (
        <Confirm
          title={`Revoke ${nameOf(revoking)}?`}
          submit="Revoke"
          document={RevokeAccessTokenDocument}
          variables={{ input: { id: revoking.id } }}
          onClose={() => setRevoking(undefined)}
        >
          Every program that uses it stops working at once, with every token that was created from it.
        </Confirm>
      )}
    </>
  );
}

/** The rights of a token, apart from its organization and mode, which are those of the page. */
function listRights(abilities: readonly string[]): string {
  const rights = abilities
    .filter((ability) => /^(tier|role):/.test(ability))
    .map((ability) => inWords(ability.slice(5)).toLowerCase());
  const isEverywhere = !abilities.some((ability) => ability.startsWith('org:'));
  const text = [...rights, ...(isEverywhere ? ['every organization'] : [])].join(', ');
  return text ? `${text[0]!.toUpperCase()}${text.slice(1)}` : '—';
}
