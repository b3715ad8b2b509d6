import { dayToKeep } from '@domain/deadlines/day-to-keep.js';
import { daysUntil, formatDate, formatTimeIn } from '../parts/format';
import { Left } from '../parts/left';
import { Section, Sheet } from '../parts/page';
import { useToday } from '../shell/clock';
import type { Notice } from './notice';
import { isServedByAmended } from './urgency';

type Deadline = NonNullable<Notice['project']>['deadlines'][number];

/** The suit that enforces what the notice claims. */
const suits: Readonly<Partial<Record<Notice['type'], Deadline['kind']>>> = {
  LIEN: 'LIEN_SUIT',
  BOND_CLAIM: 'BOND_SUIT',
  STOP_PAYMENT: 'PUBLIC_FUNDS_SUIT',
};

/** The suit that is still to be brought, once a lien is recorded or another claim is served. */
function findSuit({ type, status, project }: Notice): Deadline | undefined {
  if (status !== 'RECORDED' && (type === 'LIEN' || status !== 'SERVED')) return undefined;
  const open = project?.deadlines.filter(({ kind, done }) => kind === suits[type] && !done) ?? [];
  // Several have days of their own: the first counts.
  return open.sort((one, other) => (dayToKeep(one) ?? '9999').localeCompare(dayToKeep(other) ?? '9999'))[0];
}

function Suit({ notice, deadline, today }: { notice: Notice; deadline: Deadline; today: string }) {
  const day = dayToKeep(deadline);
  return (
    <Section title="When">
      <Sheet>
        <p className="flex flex-wrap items-baseline gap-x-3 text-lg font-semibold">
          {day ? `Sue by ${formatDate(day)}` : 'No day to sue yet'}
          {day && <Left days={daysUntil(day, today)} />}
        </p>
        {notice.servedAt && <p className="text-success">Served {formatTimeIn(notice.state, notice.servedAt)}.</p>}
        <p className="mt-2 max-w-prose">{deadline.explanation}</p>
        {deadline.source && <p className="mt-1 text-sm text-muted">{deadline.source}</p>}
      </Sheet>
    </Section>
  );
}

/** When the notice has to be served or filed. Once it is, it says by when to sue on it. */
export function When({ notice }: { notice: Notice }) {
  const { deadlineRule: rule, servedAt } = notice;
  const today = useToday(notice.state);
  const suit = findSuit(notice);
  if (suit) return <Suit notice={notice} deadline={suit} today={today} />;
  const day = notice.deadlineDate ?? rule.deadline;
  const isOpen = ['DRAFT', 'GENERATED', 'ORDERED'].includes(notice.status);
  const isAmendment = isOpen && isServedByAmended(notice);
  const verb = notice.type === 'LIEN' ? 'File' : 'Serve';
  return (
    <Section title="When">
      <Sheet>
        <p className="flex flex-wrap items-baseline gap-x-3 text-lg font-semibold">
          {isAmendment
            ? `It amends ${notice.parentNotice!.noticeNumber}, which was served`
            : day
              ? `${verb} by ${formatDate(day)}`
              : 'No date yet'}
          {day && isOpen && !isAmendment && <Left days={daysUntil(day, today)} />}
        </p>
        {rule.safeDate && rule.safeDate !== day && !isAmendment && (
          <p className="font-medium text-warning">
            To be safe, {verb.toLowerCase()} it by {formatDate(rule.safeDate)}.
          </p>
        )}
        {servedAt && <p className="text-success">Served {formatTimeIn(notice.state, servedAt)}.</p>}
        {rule.warnings.map((warning) => (
          <p key={warning} className="mt-2 text-warning">
            {warning}
          </p>
        ))}
        <p className="mt-2 max-w-prose">{rule.explanation}</p>
        {rule.source && <p className="mt-1 text-sm text-muted">{rule.source}</p>}
      </Sheet>
    </Section>
  );
}
