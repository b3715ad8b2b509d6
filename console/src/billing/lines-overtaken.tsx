import type { ReactNode } from 'react';
import { Button } from '../parts/button';
import { formatMoney, plainAmount } from '../parts/format';
import { Overtaken } from '../parts/overtaken';
import { Warning } from '../parts/warning';
import { cellLabels, type Schedule } from './edited-lines';
import type { Lines, OtherLine } from './use-lines';

/** What other people changed in the lines while they were edited here, each with the choice of what counts. */
export function LinesOvertaken({ sov, lines }: { sov: Schedule; lines: Lines }) {
  const { form, stored, gone, came, changedSince } = lines;
  return (
    <>
      <Note
        text="Someone else removed:"
        lines={gone}
        actions={
          <>
            <Button onClick={() => lines.settleGone('mine')}>Put back</Button>
            <Button onClick={() => lines.settleGone('theirs')}>Leave out</Button>
          </>
        }
      />
      <Note
        text="Someone else changed what you removed:"
        lines={changedSince.map((line) => ({ ...line, isEdited: false }))}
        actions={
          <>
            <Button onClick={() => lines.settleChanged('theirs')}>Put back</Button>
            <Button onClick={() => lines.settleChanged('mine')}>Remove anyway</Button>
          </>
        }
      />
      <Note
        text="Someone else added:"
        lines={came}
        actions={<Button onClick={() => lines.settleCame()}>All right</Button>}
      />
      <Overtaken form={form} labels={cellLabels(sov.lines)} stored={stored} />
    </>
  );
}

/** More lines than these are counted. */
const most = 5;

function Note({ text, lines, actions }: { text: string; lines: readonly OtherLine[]; actions: ReactNode }) {
  if (lines.length === 0) return null;
  return (
    <Warning role="alert">
      <p>{text}</p>
      <ul className="list-disc pl-5">
        {lines.slice(0, most).map(({ id, texts: { itemNumber, description, scheduledValue }, isEdited }) => (
          <li key={id}>
            {itemNumber && `Item ${itemNumber}, `}
            {description}, {formatMoney(plainAmount(scheduledValue))}
            {isEdited && ', which you edited'}
          </li>
        ))}
      </ul>
      {lines.length > most && <p>and {lines.length - most} more.</p>}
      <div className="mt-2 flex gap-2">{actions}</div>
    </Warning>
  );
}
