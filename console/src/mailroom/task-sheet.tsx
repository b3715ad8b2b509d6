import { formatAddress } from '../parts/address';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { FileLink } from '../parts/file-link';
import { formatCount } from '../parts/format';
import { Facts, Section, Sheet } from '../parts/page';
import { Step } from '../parts/step';
import { Warning } from '../parts/warning';
import { useViewer } from '../shell/viewer';
import { CompleteForm } from './complete-form';
import { HandOverForm } from './hand-over-form';
import type { MailroomTaskFragment } from './mailroom.documents';
import { describeKind } from './orders-table';
import { ReceiptForm } from './receipt-form';
import { Take } from './take';

interface TaskProps {
  task: MailroomTaskFragment;
  onNext: () => void;
  onFail: () => void;
}

const onItsWay: readonly string[] = ['DISPATCHED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY'];
const arrived: readonly string[] = ['DELIVERED', 'RETURNED'];

/** What a person does next with an order. The receipt of a piece can also come after it arrived. */
export function findStep({ status, orderType }: MailroomTaskFragment) {
  const isMail = orderType === 'MAIL';
  if (status === 'PENDING') return 'take';
  if (status === 'PROCESSING') return isMail ? 'handOver' : 'complete';
  if (onItsWay.includes(status)) return isMail ? 'receipt' : 'complete';
  return isMail && arrived.includes(status) ? 'receipt' : 'nothing';
}

/** One order with all that it needs, and the step that its status asks for. */
export function TaskSheet({ task, onNext, onFail }: TaskProps) {
  const { recipient, sender, status, takenBy } = task;
  const { email } = useViewer();
  const isToDo = status === 'PENDING' || status === 'PROCESSING';
  const title = isToDo
    ? `Next: ${describeKind(task)} to`
    : findStep(task) === 'nothing'
      ? 'No longer to do:'
      : 'Handed over:';
  return (
    <Section title={`${title} ${recipient.name}`}>
      <div className="grid gap-4 lg:grid-cols-2">
        <Sheet>
          <Facts
            facts={[
              ['To', <Address key="to" {...recipient} />],
              ['From', <Address key="from" {...sender} />],
              ['Account', task.accountName],
              ['Project', task.projectName],
              ['Record', [task.recordNumber, task.state, task.county].filter(Boolean).join(', ') || null],
              ['Ordered', describeKind(task)],
              ...(task.attention ? ([['Attention', <strong key="why">{task.attention}</strong>]] as const) : []),
            ]}
          />
        </Sheet>
        <Sheet>
          {isToDo && takenBy !== null && takenBy !== email && <Warning>{takenBy} works on this order.</Warning>}
          {findStep(task) !== 'take' && <FilesToPrint task={task} />}
          <Step>
            <StepForm task={task} onNext={onNext} />
          </Step>
          {isToDo && (
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

/** Until the order is taken, its account can change them. */
function FilesToPrint({ task }: { task: MailroomTaskFragment }) {
  return (
    <ul className="mb-3 space-y-1">
      {task.orderType === 'MAIL' && (
        <>
          <li>
            <FileLink path={toPath(task.pieceUrl)}>Print both</FileLink>
          </li>
          <li>
            <FileLink path={toPath(task.coverUrl)}>Address page</FileLink>
          </li>
        </>
      )}
      <li>
        <FileLink path={toPath(task.documentUrl)}>
          {task.documentFileName} ({formatCount(task.documentPageCount, 'page')}
          {task.documentIsSigned && ', signed original'})
        </FileLink>
      </li>
    </ul>
  );
}

function StepForm({ task, onNext }: Pick<TaskProps, 'task' | 'onNext'>) {
  switch (findStep(task)) {
    case 'take':
      return <Take id={task.id} />;
    case 'handOver':
      return <HandOverForm task={task} />;
    case 'complete':
      return <CompleteForm task={task} onDone={onNext} />;
    case 'receipt':
      return <ReceiptForm orderId={task.id} onNext={onNext} />;
    case 'nothing':
      return (
        <>
          <p className="mb-3">The order is {inWords(task.status).toLowerCase()}. There is nothing more to do.</p>
          <Button look="primary" onClick={onNext}>
            Go on
          </Button>
        </>
      );
  }
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
export function toPath(url: string): string {
  return new URL(url, window.location.origin).pathname.replace(/^\/api\/v1/, '');
}
