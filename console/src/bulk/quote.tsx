import { PriceNote } from '../documents/price';
import { formatCount, formatCredits, formatNumber } from '../parts/format';
import { Facts, Sheet } from '../parts/page';
import type { Choice } from './acts';
import type { Quoted } from './changes';
import type { Outcome } from './kept-run';

/** What it would come to: how many can be done, what they cost together, and what is left of the credits. */
export function Quote({
  choice,
  noun,
  rows,
  outcomes,
  toDo,
  balance,
}: {
  choice: Choice;
  noun: string;
  rows: readonly Quoted[];
  outcomes: ReadonlyMap<string, Outcome>;
  toDo: readonly Quoted[];
  balance: number | undefined;
}) {
  const credits = toDo.reduce((sum, row) => sum + row.credits, 0);
  const refused = rows.filter(({ recordId, violations }) => violations.length > 0 && !outcomes.has(recordId)).length;
  if (outcomes.size > 0 && toDo.length === 0) return null;
  return (
    <Sheet className="mb-4">
      <p className="mb-3">{choice.meaning}</p>
      <Facts
        facts={[
          ['Can be done', formatCount(toDo.length, noun)],
          ['Cannot be done', refused > 0 ? `${formatCount(refused, noun)}, with the reasons below` : 'None'],
          ['Cost', sayCost(toDo)],
          ['Your credits', formatCredits(balance)],
          ['Left after it', balance === undefined || balance < credits ? '—' : formatCredits(balance - credits)],
        ]}
      />
      <PriceNote cost={credits} balance={balance} />
    </Sheet>
  );
}

/** `12 × 2 credits = 24 credits`. */
function sayCost(toDo: readonly Quoted[]): string {
  const credits = toDo.reduce((sum, row) => sum + row.credits, 0);
  const [each, ...others] = new Set(toDo.map((row) => row.credits));
  if (credits === 0) return 'Nothing';
  return others.length > 0
    ? formatCredits(credits)
    : `${formatNumber(toDo.length)} × ${formatCredits(each)} = ${formatCredits(credits)}`;
}
