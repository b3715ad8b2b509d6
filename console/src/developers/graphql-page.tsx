import { useMutation, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { ApiError } from '../api/errors';
import { useScope } from '../api/scope';
import { Button } from '../parts/button';
import { TextArea } from '../parts/field';
import { useFilters } from '../parts/filters';
import { Page, Section } from '../parts/page';
import { ErrorNote } from '../parts/states';
import { examples, idsQuery, withIds } from './graphql-examples';
import { ResponseView } from './raw-answer';
import { type RawResponse, sendRaw } from './run-operation';
import { SchemaReference } from './schema-reference';

interface Draft {
  operation: string;
  variables: string;
}

const key = 'console.graphql';

/** The operation of the address, or what was typed in this tab of the browser, so that a reload loses nothing. */
function begun(): Draft {
  const linked = new URLSearchParams(window.location.search);
  const operation = linked.get('query');
  if (operation) return { operation, variables: linked.get('variables') ?? '' };
  const stored = sessionStorage.getItem(key);
  return stored ? (JSON.parse(stored) as Draft) : { operation: examples[0]!.operation, variables: '' };
}

/** Writes and runs operations in the session, the organization and the mode of the page. */
export default function GraphqlPage() {
  const scope = useScope();
  const [draft, setDraft] = useState(begun);
  const [linked, setLinked] = useFilters({ query: '', variables: '' });
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(draft)), [draft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, so that what is typed from now on counts after a reload
  useEffect(() => {
    if (linked.query) setLinked({ query: '', variables: '' });
  }, []);
  const variables = parsed(draft.variables);
  const run = useMutation<RawResponse, ApiError>({
    mutationFn: () =>
      sendRaw('/graphql', scope, JSON.stringify({ query: draft.operation, variables: variables.value })),
  });
  const submit = () => variables.fault === undefined && !run.isPending && run.mutate();
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  const changes = /^\s*mutation\b/m.test(draft.operation);
  return (
    <Page
      title="GraphQL"
      subtitle="Operations run as you, in the organization and the mode that are chosen at the top."
    >
      <div className="grid gap-x-6 xl:grid-cols-2 [&>*]:min-w-0">
        <Section title="Operation" actions={<Examples onChoose={setDraft} />}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the fields in it */}
          <div onKeyDown={onKey}>
            <TextArea
              label="Query or mutation"
              rows={18}
              spellCheck="false"
              wrap="off"
              className="w-full rounded-md border border-line-strong bg-sheet p-2.5 font-mono text-sm"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              value={draft.operation}
              onChange={({ target }) => setDraft({ ...draft, operation: target.value })}
            />
            <TextArea
              label="Variables"
              hint="A JSON object."
              rows={5}
              spellCheck="false"
              wrap="off"
              className="w-full rounded-md border border-line-strong bg-sheet p-2.5 font-mono text-sm"
              errors={variables.fault === undefined ? undefined : [variables.fault]}
              value={draft.variables}
              onChange={({ target }) => setDraft({ ...draft, variables: target.value })}
            />
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              look={changes && scope.mode === 'live' ? 'danger' : 'primary'}
              busy={run.isPending}
              disabled={variables.fault !== undefined}
              onClick={submit}
            >
              {changes && scope.mode === 'live' ? 'Run and change live records' : 'Run'}
            </Button>
            <span className="text-muted">Ctrl+Enter runs it too.</span>
          </div>
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
    </Page>
  );
}

/** Operations to begin with, with the ids of records that the organization has. */
function Examples({ onChoose }: { onChoose: (draft: Draft) => void }) {
  const scope = useScope();
  const read = useQuery({
    queryKey: [scope.organizationId, scope.mode, 'example-ids'],
    queryFn: async () => JSON.parse((await sendRaw('/graphql', scope, JSON.stringify({ query: idsQuery }))).text).data,
  });
  return (
    <select
      aria-label="Begin with an example"
      className="min-h-9 rounded-md border border-line-strong bg-sheet px-2 py-1"
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

function parsed(text: string): { value?: unknown; fault?: string } {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && !Array.isArray(value)) return { value };
    return { fault: 'The variables must be a JSON object.' };
  } catch {
    return { fault: 'The variables are not JSON.' };
  }
}
