import { useState } from 'react';
import { useRead } from '../api/use-read';
import { Button, ButtonLink } from '../parts/button';
import { formatCredits, formatTime } from '../parts/format';
import { Page, Section, Sheet } from '../parts/page';
import { Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { Warning } from '../parts/warning';
import { useIsAdmin } from '../shell/viewer';
import { CreditsOverviewDocument, type CreditsOverviewQuery } from './credits.documents';
import { Ledger } from './ledger';
import { Spending } from './spending';
import { StatementForm } from './statement-form';

type Hold = CreditsOverviewQuery['creditBalance']['holds'][number];

/** What the organization can spend, what it spent, and every posting. */
export default function CreditsPage() {
  const isAdmin = useIsAdmin();
  const [isDownloading, setDownloading] = useState(false);
  const read = useRead(CreditsOverviewDocument, {}, { follows: ['credits'] });
  return (
    <Page
      title="Credits"
      subtitle="One credit is one dollar. The sandbox shows the same balance and spends nothing."
      actions={
        <>
          <Button onClick={() => setDownloading(true)}>Download statement</Button>
          {isAdmin && (
            <ButtonLink page="/account/plan" look="primary">
              Buy credits
            </ButtonLink>
          )}
        </>
      }
    >
      <Loaded read={read}>
        {(data) => (
          <>
            <Balance data={data} />
            <Spending />
            {data.creditBalance.holds.length > 0 && <Holds holds={data.creditBalance.holds} />}
          </>
        )}
      </Loaded>
      <Ledger />
      {isDownloading && <StatementForm onClose={() => setDownloading(false)} />}
    </Page>
  );
}

function Balance({ data: { creditBalance, supportCredits } }: { data: CreditsOverviewQuery }) {
  const { balance, held, owed } = creditBalance;
  return (
    <Section title="Balance">
      {owed !== null && (
        <p role="alert" className="mb-2 rounded-md border border-danger bg-danger-soft p-3">
          {formatCredits(owed)} are owed for a payment that was refunded or disputed. Nothing can be spent until they
          are paid; the next purchase pays them first.
        </p>
      )}
      {owed === null && supportCredits.low && (
        <Warning role="status">Few credits are left. Mail and documents stop when none are.</Warning>
      )}
      <Sheet>
        <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Figure name="Available" value={formatCredits(balance.total)} />
          <Figure
            name="Of these, good for everything"
            value={formatCredits(balance.partnerEligible)}
            note="Bought or from a paid plan. The rest pays for everything but mail and research."
          />
          <Figure name="Held" value={formatCredits(held)} note="Set aside until a final charge is known." />
          <Figure name="Spent this month" value={formatCredits(supportCredits.month.spent)} />
        </dl>
      </Sheet>
    </Section>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="text-xl font-semibold">{value}</dd>
      {note && <dd className="text-sm text-muted">{note}</dd>}
    </div>
  );
}

const holdColumns: readonly Column<Hold>[] = [
  { title: 'Held for', cell: ({ description }) => description },
  { title: 'Since', cell: ({ createdAt }) => formatTime(createdAt), wideOnly: true },
  { title: 'Amount', cell: ({ amount }) => formatCredits(amount), align: 'right' },
];

function Holds({ holds }: { holds: readonly Hold[] }) {
  return (
    <Section title="Holds">
      <Table caption="Credits on hold" columns={holdColumns} rows={holds} rowKey={({ id }) => id} />
    </Section>
  );
}
