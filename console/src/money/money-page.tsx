import { moneyRecords } from '../api/course-records';
import { useRead } from '../api/use-read';
import { inWords, nameStatus } from '../parts/badge';
import { controlLook } from '../parts/field';
import { Filters, useFilters } from '../parts/filters';
import { formatCount, formatMoney, formatMonth } from '../parts/format';
import { Page, Section } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { DivisionNamesDocument } from '../projects/project.documents';
import { AmountBars, type Bar } from './amount-bars';
import { BilledByMonth } from './billed';
import { MoneyDocument, type MoneyQuery, type ReceivableAge } from './money.documents';
import { RetainedByProject } from './retained';
import { ClaimableProjects, Receivables } from './rows';

type Money = MoneyQuery['money'];

/** What is owed, what is held back, and what can still be claimed for it until when. */
export default function MoneyPage() {
  const [{ division, age, month, billed }, setFilters] = useFilters('/money', {
    division: '',
    age: '',
    month: '',
    billed: '',
  });
  const read = useRead(MoneyDocument, { divisionId: division || null }, { follows: moneyRecords });
  const divisions = useRead(DivisionNamesDocument, {}, { follows: ['division'] }).data?.divisions.nodes ?? [];
  return (
    <Page title="Money">
      {divisions.length > 1 && (
        <Filters>
          <select
            aria-label="Division"
            className={`${controlLook} !w-auto max-sm:grow`}
            value={division}
            onChange={({ target }) => setFilters({ division: target.value })}
          >
            <option value="">Division: all</option>
            {divisions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Filters>
      )}
      <Loaded read={read}>
        {({ money }) => (
          <>
            <Totals money={money} />
            <Section title="Unpaid by age">
              <p className="mb-2 text-muted">Days from the date of the application. Retainage is not in it.</p>
              <AmountBars
                label="Unpaid by age"
                bars={money.receivables.map(toAge)}
                chosen={age}
                onChoose={(chosen) => setFilters({ age: chosen })}
              />
              {age && <Receivables age={age} divisionId={division} total={findCount(money.receivables, age)} />}
            </Section>
            <Section title="Can still be liened">
              <p className="mb-2 text-muted">
                What is unpaid or retained, by the month of the last day for the lien or the claim on the bond.
              </p>
              {money.claimable.length > 0 ? (
                <>
                  <AmountBars
                    label="Can still be liened, by month"
                    bars={money.claimable.map(toMonth)}
                    chosen={month}
                    onChoose={(chosen) => setFilters({ month: chosen })}
                  />
                  <ChosenMonth money={money} month={month} division={division} />
                </>
              ) : (
                <Empty title="Nothing to claim">
                  No project has something unpaid or retained, and a lien or a claim on a bond that is not made yet.
                </Empty>
              )}
            </Section>
            <BilledByMonth
              months={money.billed}
              division={division}
              chosen={billed}
              onChoose={(chosen) => setFilters({ billed: chosen })}
            />
            <RetainedByProject division={division} total={money.retainedCount} />
            <Waivers waivers={money.waivers} division={division} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Totals({ money: { unpaid, retainage, billedThisMonth } }: { money: Money }) {
  const totals = [
    ['Unpaid', unpaid],
    ['Retainage held', retainage],
    ['Billed this month', billedThisMonth],
  ] as const;
  return (
    <dl className="mb-6 grid gap-2 sm:grid-cols-3">
      {totals.map(([name, amount]) => (
        <div key={name} className="rounded-md border border-line bg-sheet px-3 py-2">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className={`text-2xl font-semibold tabular-nums ${Number(amount) === 0 ? 'text-muted' : ''}`}>
            {formatMoney(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const ages: Record<ReceivableAge, readonly [name: string, tone: Bar['tone']]> = {
  DAYS_0_30: ['0 to 30 days', 'bg-accent'],
  DAYS_31_60: ['31 to 60 days', 'bg-accent'],
  DAYS_61_90: ['61 to 90 days', 'bg-warning'],
  DAYS_91_120: ['91 to 120 days', 'bg-danger'],
  OVER_120: ['Over 120 days', 'bg-danger'],
};

function toAge({ age, count, amount }: Money['receivables'][number]): Bar {
  const [name, tone] = ages[age];
  return { id: age, name, count, noun: 'application', amount, tone };
}

function findCount(receivables: Money['receivables'], chosen: string): number {
  return receivables.find(({ age }) => age === chosen)?.count ?? 0;
}

/** In the address, the month of what has no last day. */
const withoutDay = 'none';

function toMonth({ month, count, amount }: Money['claimable'][number]): Bar {
  return {
    id: month ?? withoutDay,
    name: month ? formatMonth(month) : 'No date yet',
    count,
    noun: 'project',
    amount,
    tone: 'bg-accent',
  };
}

function ChosenMonth({ money, month, division }: { money: Money; month: string; division: string }) {
  const chosen = money.claimable.find((one) => (one.month ?? withoutDay) === month);
  return chosen ? <ClaimableProjects month={chosen.month} divisionId={division} total={chosen.count} /> : null;
}

const waiting: Record<string, string> = {
  GENERATED: 'To be sent for signature',
  SENT: nameStatus('SENT', 'waiver'),
  SIGNED: 'Signed, waiting for the payment',
};

function Waivers({ waivers, division }: { waivers: Money['waivers']; division: string }) {
  return (
    <Section title="Waivers outstanding">
      <ul className="grid gap-2 sm:grid-cols-3">
        {waivers.map(({ status, count, amount }) => (
          <li key={status}>
            <To
              page="/waivers"
              search={{ status, ...(division && { division }) }}
              className="flex h-full flex-col rounded-md border border-line bg-sheet px-3 py-2 no-underline hover:border-line-strong"
            >
              <span className="text-sm text-muted">{waiting[status] ?? inWords(status)}</span>
              <span className={`font-semibold ${count === 0 ? 'text-muted' : 'text-ink'}`}>
                {formatCount(count, 'waiver')}, {formatMoney(amount)}
              </span>
            </To>
          </li>
        ))}
      </ul>
    </Section>
  );
}
