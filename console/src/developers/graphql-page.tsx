import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ApiError } from '../api/errors';
import { useScope } from '../api/scope';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { SelectField } from '../parts/field';
import { useFilters } from '../parts/filters';
import { Page, Section } from '../parts/page';
import { ErrorNote, Loading } from '../parts/states';
import { tabStorage } from '../parts/storage';
import type { Draft } from './draft';
import { examples } from './graphql-examples';
import { Examples, PastRuns } from './graphql-starts';
import { LiveQuestion } from './live-question';
import { listOperations } from './operation-kinds';
import { ResponseView } from './raw-answer';
import { useRunHistory } from './run-history';
import { type RawResponse, sendRaw } from './run-operation';
import { SchemaReference } from './schema-reference';
import { useSchema } from './use-schema';

const OperationEditor = lazy(() => import('./operation-editor'));

const key = 'console.graphql';

/** The operation of the address, or what was typed in this tab of the browser, so that a reload loses nothing. */
function begun(): Draft {
  const linked = new URLSearchParams(window.location.search);
  const operation = linked.get('query');
  if (operation) return { operation, variables: linked.get('variables') ?? '' };
  const stored = tabStorage.read(key);
  return stored ? (JSON.parse(stored) as Draft) : { operation: examples[0]!.operation, variables: '' };
}

/** Writes and runs operations in the session, the organization and the mode of the page. */
export default function GraphqlPage() {
  const scope = useScope();
  const schema = useSchema();
  const history = useRunHistory();
  const [draft, setDraft] = useState(begun);
  const [chosen, setChosen] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [linked, setLinked] = useFilters('/developers/graphql', { query: '', variables: '' });
  useEffect(() => void tabStorage.write(key, JSON.stringify(draft)), [draft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, so that what is typed from now on counts after a reload
  useEffect(() => {
    if (linked.query) setLinked({ query: '', variables: '' }, { replace: true });
  }, []);
  const variables = parsed(draft.variables);
  const operations = listOperations(draft.operation);
  const current = operations.find(({ name }) => name === chosen) ?? operations[0];
  const isLive = scope.mode === 'live';
  const changes = isLive && (current ? current.kind === 'mutation' : /\bmutation\b/.test(draft.operation));
  const run = useMutation<RawResponse, ApiError>({
    mutationFn: () => {
      const operationName = operations.length > 1 ? current?.name || undefined : undefined;
      return sendRaw(
        '/graphql',
        scope,
        JSON.stringify({ query: draft.operation, variables: variables.value, operationName }),
      );
    },
    onSuccess: () => history.add(draft),
  });
  const submit = () => {
    if (variables.fault !== undefined || run.isPending) return;
    if (changes) setAsking(true);
    else run.mutate();
  };
  return (
    <Page
      title="GraphQL"
      subtitle="Operations run as you, in the organization and the mode that are chosen at the top."
    >
      <div className="grid gap-x-6 xl:grid-cols-2 [&>*]:min-w-0">
        <Section
          title="Operation"
          actions={
            <>
              <Badge tone={isLive ? 'warning' : 'neutral'}>{isLive ? 'In live mode' : 'In the sandbox'}</Badge>
              <Examples onChoose={setDraft} />
              <Button
                look={changes ? 'danger' : 'primary'}
                busy={run.isPending}
                disabled={variables.fault !== undefined}
                onClick={submit}
                title="Ctrl+Enter"
              >
                {changes ? 'Run and change live records' : 'Run'}
              </Button>
            </>
          }
        >
          <Suspense fallback={<Loading />}>
            <OperationEditor
              {...{ draft, schema: schema.data, fault: variables.fault }}
              onChange={setDraft}
              onRun={submit}
            />
          </Suspense>
          {operations.length > 1 && (
            <SelectField
              label="Operation to run"
              options={operations.map(({ name, kind }) => ({
                value: name,
                text: `${name || 'without a name'} (${kind})`,
              }))}
              value={current?.name ?? ''}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
          <PastRuns {...history} onChoose={setDraft} />
        </Section>
        <Section title="Result">
          {run.error ? (
            <ErrorNote error={run.error} />
          ) : run.data ? (
            <ResponseView answer={run.data} />
          ) : (
            <p className="text-muted">Run the operation to see its answer here.</p>
          )}
        </Section>
      </div>
      <SchemaReference onUse={setDraft} />
      {isAsking && (
        <LiveQuestion
          name={current?.name}
          onClose={() => setAsking(false)}
          onRun={() => {
            setAsking(false);
            run.mutate();
          }}
        />
      )}
    </Page>
  );
}

function parsed(text: string): { value?: unknown; fault?: string } {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && !Array.isArray(value)) return { value };
    return { fault: 'The variables are not a JSON object.' };
  } catch {
    return { fault: 'The variables are not JSON.' };
  }
}
