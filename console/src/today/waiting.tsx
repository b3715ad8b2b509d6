import type { ReactNode } from 'react';
import { Badge } from '../parts/badge';
import { formatCount, formatCredits, formatNumber } from '../parts/format';
import { Section } from '../parts/page';
import { To } from '../parts/to';
import type { PageLink } from '../routes/pages';
import type { TodayQuery } from './today.documents';

/** What waits for the person, each a link to where it is done. */
export function Waiting({ data }: { data: TodayQuery }) {
  const { creditBalance } = data;
  return (
    <Section title="In progress">
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-6">
        <Tile page="/notices" search={{ status: 'DRAFT' }} name="Draft notices" count={data.drafts.totalCount} />
        <Tile
          page="/notices"
          search={{ status: 'GENERATED' }}
          name="Notices to send"
          count={data.generated.totalCount}
        />
        <Tile
          page="/waivers"
          search={{ status: 'SENT' }}
          name="Waivers sent for signature"
          count={data.toSign.totalCount}
        />
        <Tile page="/mail/orders" search={{ status: 'UNDER_WAY' }} name="In the mail" count={data.mailed.totalCount}>
          {data.attention.totalCount > 0 && (
            <Badge tone="warning">{`${formatCount(data.attention.totalCount, 'piece')} with a problem`}</Badge>
          )}
        </Tile>
        <Tile
          page="/mail/research"
          search={{ status: 'PAYMENT_REQUIRED' }}
          name="Charges to approve"
          count={data.toApprove.totalCount}
        />
        <Tile
          page="/account/credits"
          name="Credits to spend"
          count={formatCredits(creditBalance.balance.total).replace(/ credits?$/, '')}
        >
          {creditBalance.owed ? <Badge tone="danger">{`${formatCredits(creditBalance.owed)} owed`}</Badge> : null}
          {creditBalance.low && <Badge tone="warning">Running low</Badge>}
        </Tile>
      </ul>
    </Section>
  );
}

function Tile({
  name,
  count,
  children,
  ...link
}: PageLink & {
  name: string;
  count: number | string;
  children?: ReactNode;
}) {
  return (
    <li>
      <To
        {...link}
        className="flex h-full flex-col items-start rounded-md border border-line bg-sheet px-3 py-1.5 no-underline hover:border-line-strong"
      >
        <span className={`font-semibold ${count === 0 ? 'text-muted' : 'text-ink'}`}>
          {typeof count === 'number' ? formatNumber(count) : count}
        </span>
        <span className="text-sm text-muted">{name}</span>
        {children}
      </To>
    </li>
  );
}
