import { articleNumberFault, toDigits } from '@domain/document-order/article-number.js';
import { useRef, useState } from 'react';
import type { ApiError } from '../api/errors';
import { useChange } from '../api/use-change';
import { sayAlone } from '../api/violation-words';
import { Button } from '../parts/button';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { Warning } from '../parts/warning';
import { MailroomScanDocument, type MailroomTaskFragment } from './mailroom.documents';

/**
 * One field for a scanner: first the code on an address page, which chooses the piece, and then the label. It is empty again at once, so that
 * the next scan never waits for the answer about the one before. An answer that comes later takes the place of no fault: what was not stored is
 * named until it is, or until the person dismisses it.
 */
export function ScanForm({ pieces }: { pieces: readonly MailroomTaskFragment[] }) {
  const scan = useChange(MailroomScanDocument);
  const { values, fill, text } = useForm({ scanned: '' });
  const [chosenId, choose] = useState<string | null>(null);
  const [said, say] = useState<{ fault: string | null; done: string | null }>({ fault: null, done: null });
  /** Why the number of a piece was not stored, by the id of the piece. */
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const box = useRef<HTMLDivElement>(null);
  const note = (id: string, fault: string | null) =>
    setFaults((current) => {
      const others = [...current].filter(([one]) => one !== id);
      return new Map(fault === null ? others : [...others, [id, fault]]);
    });
  const dismiss = (id: string) => {
    note(id, null);
    box.current?.querySelector('input')?.focus();
  };
  const chosen = pieces.find(({ id, status }) => id === chosenId && status === 'PROCESSING');
  const reject = (fault: string) => say({ fault, done: null });

  const findPiece = (code: string) => {
    const piece = pieces.find((one) => one.code === code);
    // The label that comes next belongs to this page, and to no piece that was chosen before it.
    choose(null);
    if (!piece) return reject(`No piece of this batch has the code ${code}: nothing was changed.`);
    if (piece.status !== 'PROCESSING') {
      return reject(`The order to ${piece.recipient.name} is no longer to be mailed: take the piece out.`);
    }
    choose(piece.id);
    say({ fault: null, done: null });
  };
  const store = async ({ id, recipient, mailClass }: MailroomTaskFragment, number: string) => {
    const fault = mailClass === 'CERTIFIED' ? articleNumberFault(toDigits(number)) : null;
    if (fault) return reject(`The article number ${fault}`);
    choose(null);
    say({ fault: null, done: null });
    try {
      await scan.mutateAsync({ input: { id, trackingNumber: number } });
      note(id, null);
      say(({ fault: later }) => ({ fault: later, done: `The piece to ${recipient.name} has its number.` }));
    } catch (error) {
      const { violations, message } = error as ApiError;
      note(id, `Not stored for ${recipient.name}: ${violations[0] ? sayAlone(violations[0]) : message}`);
    }
  };
  const read = () => {
    const scanned = values.scanned.trim();
    const code = scanned.replace(/[\s-]/g, '').toUpperCase();
    fill({ scanned: '' });
    if (scanned === '') return reject('Scan a code or a label.');
    if (/^P[0-9A-F]{12}$/.test(code)) return findPiece(code);
    if (!chosen) return reject('Scan the code of an address page first, and then its label.');
    return store(chosen, scanned);
  };
  const { errors: _, ...field } = text('scanned');
  return (
    <div ref={box}>
      <Form onSubmit={read} error={null} busy={false} submit="Enter">
        <TextField
          label="Scan"
          hint="The code on an address page, and then the label of its article."
          {...field}
          errors={said.fault ? [said.fault] : undefined}
        />
        <p role="status" className="mb-3 font-medium">
          {chosen ? `Now the label for ${chosen.recipient.name}.` : (said.done ?? 'Now the code of an address page.')}
        </p>
      </Form>
      <div role="alert">
        {pieces
          .filter(({ id, status }) => status === 'PROCESSING' && faults.has(id))
          .map(({ id, recipient }) => (
            <Warning key={id}>
              <span>{faults.get(id)}</span>{' '}
              <Button
                look="quiet"
                aria-label={`Dismiss what was not stored for ${recipient.name}`}
                onClick={() => dismiss(id)}
              >
                Dismiss
              </Button>
            </Warning>
          ))}
      </div>
    </div>
  );
}
