import { useQuery } from '@tanstack/react-query';
import { useScope } from '../api/scope';
import { Button } from '../parts/button';
import { formatTime } from '../parts/format';
import type { Draft } from './draft';
import { examples, idsQuery, withIds } from './graphql-examples';
import type { useRunHistory } from './run-history';
import { sendRaw } from './run-operation';

const controlLook = 'min-h-9 max-w-full rounded-md border border-line-strong bg-sheet px-2 py-1';

interface Props {
  onChoose: (draft: Draft) => void;
}

/** Operations to begin with, with the ids of records that the organization has. */
export function Examples({ onChoose }: Props) {
  const scope = useScope();
  const read = useQuery({
    queryKey: [scope.organizationId, scope.mode, 'example-ids'],
    queryFn: async () => JSON.parse((await sendRaw('/graphql', scope, JSON.stringify({ query: idsQuery }))).text).data,
  });
  return (
    <select
      aria-label="Begin with an example"
      className={controlLook}
      value=""
      onChange={({ target }) => {
        const { operation, variables } = examples[Number(target.value)]!;
        onChoose({ operation, variables: variables ? withIds(variables, read.data) : '' });
      }}
    >
      <option value="" disabled>
        Examples
      </option>
      {examples.map(({ title }, index) => (
        <option key={title} value={index}>
          {title}
        </option>
      ))}
    </select>
  );
}

/** What was run before, to begin with it again. */
export function PastRuns({ runs, clear, onChoose }: Pick<ReturnType<typeof useRunHistory>, 'runs' | 'clear'> & Props) {
  if (runs.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <select
        aria-label="Begin with an earlier operation"
        className={controlLook}
        value=""
        onChange={({ target }) => {
          const { operation, variables } = runs[Number(target.value)]!;
          onChoose({ operation, variables });
        }}
      >
        <option value="" disabled>
          Run before
        </option>
        {runs.map(({ title, at }, index) => (
          <option key={at} value={index}>
            {title} · {formatTime(at)}
          </option>
        ))}
      </select>
      <Button onClick={clear}>Forget them</Button>
      <span className="text-sm text-muted">
        Kept in this browser until you sign out; of mutations without their values.
      </span>
    </div>
  );
}
