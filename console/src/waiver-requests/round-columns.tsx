import { Badge, type Tone } from '../parts/badge';
import { formatMoney } from '../parts/format';
import type { Column } from '../parts/table';
import type { RequestWaiversMutation } from './requests.documents';

type Row = RequestWaiversMutation['requestWaivers']['rows'][number];

const outcomes: Record<Row['outcome'], { text: string; tone: Tone }> = {
  ASKED: { text: 'Is asked', tone: 'accent' },
  BELOW_THRESHOLD: { text: 'Below the threshold', tone: 'neutral' },
  NO_AMOUNT: { text: 'No amount', tone: 'neutral' },
  ALREADY_ASKED: { text: 'Asked already', tone: 'success' },
  LEFT_OUT: { text: 'Left out', tone: 'warning' },
};

/** A row for each party below the claimant: what a round does with it. */
export const roundColumns: Column<Row>[] = [
  { title: 'Payee', cell: ({ organizationName }) => organizationName },
  { title: 'Tier', cell: ({ tier }) => tier, align: 'right', wideOnly: true },
  { title: 'Amount', cell: ({ amount }) => formatMoney(amount), align: 'right' },
  { title: 'Mailbox', cell: ({ email }) => <span className="max-md:break-all">{email ?? '—'}</span>, below: true },
  {
    title: 'Outcome',
    below: true,
    cell: ({ outcome, reasons }) =>
      reasons.length > 0 ? (
        <>
          <Badge tone="danger">Cannot be asked</Badge> <span className="text-danger">{reasons.join(' ')}</span>
        </>
      ) : (
        <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].text}</Badge>
      ),
  },
];
