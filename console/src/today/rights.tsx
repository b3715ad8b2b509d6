import { Dot, inWords } from '../parts/badge';
import { formatMoney, formatNumber } from '../parts/format';
import { Section } from '../parts/page';
import { toneOfStatus } from '../parts/statuses';
import { To } from '../parts/to';
import type { TodayQuery } from './today.documents';

type Count = TodayQuery['lienRightsCounts'][number];

/** How the lien rights of all projects stand, each number a link to its projects. */
export function Rights({ counts }: { counts: readonly Count[] }) {
  if (counts.every(({ count }) => count === 0)) return null;
  return (
    <Section title="Lien rights">
      <ul className="grid grid-cols-2 gap-2 lg:grid-cols-4">
        {counts.map(({ status, count, unpaid }) => (
          <li key={status}>
            <To
              page="/projects"
              search={{ rights: status }}
              className="flex h-full flex-col rounded-md border border-line bg-sheet px-3 py-2 no-underline hover:border-line-strong"
            >
              <span className="flex items-center gap-1.5 text-sm text-muted">
                <Dot tone={(count > 0 && toneOfStatus[status]) || 'neutral'} />
                {inWords(status)}
              </span>
              <span className={`text-lg font-semibold ${count > 0 ? 'text-ink' : 'text-muted'}`}>
                {formatNumber(count)}
              </span>
              <span className="text-sm text-muted">{formatMoney(unpaid)} unpaid</span>
            </To>
          </li>
        ))}
      </ul>
    </Section>
  );
}
