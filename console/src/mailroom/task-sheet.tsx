import { type ReactNode, useEffect, useRef } from 'react';
import { useChange } from '../api/use-change';
import { formatAddress } from '../parts/address';
import { Button } from '../parts/button';
import { FileLink } from '../parts/file-link';
import { Facts, Section, Sheet } from '../parts/page';
import { ErrorNote } from '../parts/states';
import { CompleteForm } from './complete-form';
import { HandOverForm } from './hand-over-form';
import { MailroomTakeDocument, type MailroomTaskFragment } from './mailroom.documents';
import { kindOf } from './mailroom-page';
import { ReceiptForm } from './receipt-form';

interface TaskProps {
  task: MailroomTaskFragment;
  /** The carrier or the office has it, and its receipt can be attached. */
  isHandedOver: boolean;
  onTaken: () => void;
  onHandedOver: () => void;
  onNext: () => void;
  onFail: () => void;
}

/** One order with all that it needs. Each step has the focus when it begins, so that the keyboard is enough. */
export function TaskSheet({ task, isHandedOver, onTaken, onHandedOver, onNext, onFail }: TaskProps) {
  const { recipient, sender, orderType, status } = task;
  const isMail = orderType === 'MAIL';
  return (
    <Section title={isHandedOver ? `Handed over: ${recipient.name}` : `Next: ${kindOf(task)} to ${recipient.name}`}>
      <div className="grid gap-4 lg:grid-cols-2">
        <Sheet>
          <Facts
            facts={[
              ['To', <Address key="to" {...recipient} />],
              ['From', <Address key="from" {...sender} />],
              ['Account', task.accountName],
              ['Project', task.projectName],
              ['Record', [task.recordNumber, task.state, task.county].filter(Boolean).join(', ') || null],
              ['Ordered', kindOf(task)],
              ...(task.attention ? ([['Attention', <strong key="why">{task.attention}</strong>]] as const) : []),
            ]}
          />
        </Sheet>
        <Sheet>
          <ul className="mb-3 space-y-1">
            {isMail && (
              <li>
                <FileLink path={pathOf(task.coverUrl)}>Address page</FileLink>
              </li>
            )}
            <li>
              <FileLink path={pathOf(task.documentUrl)}>
                {task.documentFileName} ({task.documentPageCount} {task.documentPageCount === 1 ? 'page' : 'pages'})
              </FileLink>
            </li>
          </ul>
          <Step>
            {isHandedOver && isMail ? (
              <ReceiptForm orderId={task.id} onNext={onNext} />
            ) : status === 'PENDING' ? (
              <Take id={task.id} onTaken={onTaken} />
            ) : isMail ? (
              <HandOverForm task={task} onDone={onHandedOver} />
            ) : (
              <CompleteForm task={task} onDone={onNext} />
            )}
          </Step>
          {!isHandedOver && (
            <p className="mt-3">
              <Button look="quiet" className="!px-1.5 !text-danger" onClick={onFail}>
                It cannot be done
              </Button>
            </p>
          )}
        </Sheet>
      </div>
    </Section>
  );
}

/** Gives the focus to the first control of a step. */
function Step({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return <div ref={step}>{children}</div>;
}

function Take({ id, onTaken }: { id: string; onTaken: () => void }) {
  const take = useChange(MailroomTakeDocument);
  return (
    <>
      <p className="mb-3">The account can edit the order until you take it.</p>
      {take.error && <ErrorNote error={take.error} />}
      <Button
        look="primary"
        busy={take.isPending}
        onClick={() => take.mutate({ input: { id } }, { onSuccess: onTaken })}
      >
        Take it and print
      </Button>
    </>
  );
}

function Address(address: MailroomTaskFragment['recipient']) {
  return (
    <>
      {address.name}
      <br />
      {formatAddress(address)}
    </>
  );
}

/** The path of a file as a session reads it, from its address in the API. */
function pathOf(url: string): string {
  return new URL(url, window.location.origin).pathname.replace(/^\/api\/v1/, '');
}
