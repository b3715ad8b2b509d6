import { Button } from '../parts/button';
import { formatCount } from '../parts/format';
import { Section } from '../parts/page';
import { Table } from '../parts/table';
import { Warning } from '../parts/warning';
import type { RequestWaiversMutation } from './requests.documents';
import { roundColumns } from './round-columns';
import { BadRows } from './round-file';

type Round = RequestWaiversMutation['requestWaivers'];

/** Who was to be asked by what was shown before, and was not. */
export function listLost(checked: Round, result: Round) {
  const isAsked = (round: Round, partyId: string) =>
    round.rows.some((row) => row.partyId === partyId && row.outcome === 'ASKED');
  return checked.rows.filter(({ partyId }) => isAsked(checked, partyId) && !isAsked(result, partyId));
}

/** A round that was sent without some whom it was to ask, because something changed since it was shown. */
export function LostRows({ checked, result, onClose }: { checked: Round; result: Round; onClose: () => void }) {
  const lost = listLost(checked, result);
  const badRows = result.badRows.filter(({ row }) => checked.badRows.every((before) => before.row !== row));
  const ids = new Set(lost.map(({ partyId }) => partyId));
  // Who is no payee any more has no row, and its row of the file is named.
  const rows = result.rows.filter(({ partyId }) => ids.has(partyId));
  return (
    <Section
      title={`${formatCount(result.asked, 'payee')} asked, ${formatCount(lost.length, 'payee')} not`}
      actions={
        <Button look="primary" onClick={onClose}>
          Waivers of the payees
        </Button>
      }
    >
      <Warning role="status">Something changed since this was shown, and these were not asked:</Warning>
      <BadRows rows={badRows} />
      {rows.length > 0 && (
        <Table caption="Who was not asked" columns={roundColumns} rows={rows} rowKey={({ partyId }) => partyId} />
      )}
    </Section>
  );
}
