import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../api/errors';
import { useScope } from '../api/scope';
import { TextField } from '../parts/field';
import { Filters, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { Form } from '../parts/form';
import { formatCount } from '../parts/format';
import { Page, Section, Sheet } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { filledPath, listOperations, type OpenApi, type Operation } from './openapi';
import { ResponseView } from './raw-answer';
import { type RawResponse, sendRaw } from './run-operation';

/** The operations of the REST API by their records. Reads run as the person, in the organization and the mode of the page. */
export default function RestPage() {
  const [{ find, about }, setFilters] = useFilters('/developers/rest', { find: '', about: '' });
  const read = useQuery<Operation[], ApiError>({
    queryKey: ['openapi'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const response = await fetch('/api/openapi.json');
      if (!response.ok) throw new ApiError('INTERNAL', 'The description of the API cannot be read.', null);
      return listOperations((await response.json()) as OpenApi);
    },
  });
  const tags = [...new Set(read.data?.map(({ tag }) => tag))];
  const isFound = ({ method, path, summary, tag }: Operation) =>
    (!about || tag === about) && `${method} ${path} ${summary}`.toLowerCase().includes(find.trim().toLowerCase());
  return (
    <Page
      title="REST"
      subtitle="What can be called, and reads to try."
      actions={
        <a className="text-accent underline" href="/docs/rest">
          The whole reference, with bodies and examples
        </a>
      }
    >
      <Filters>
        <SelectFilter
          label="About"
          value={about}
          values={tags}
          textOf={(tag) => tag}
          onChange={(chosen) => setFilters({ about: chosen })}
        />
        <SearchFilter label="Find a path" value={find} onChange={(text) => setFilters({ find: text })} />
        {read.data && (
          <span role="status" className="self-center text-muted">
            {formatCount(read.data.filter(isFound).length, 'operation')}
          </span>
        )}
      </Filters>
      <Loaded read={read}>
        {(operations) => {
          const matches = operations.filter(isFound);
          if (matches.length === 0) return <Empty title="Nothing found">No operation matches these filters.</Empty>;
          return [...Map.groupBy(matches, ({ tag }) => tag)].map(([tag, each]) => (
            <Section key={tag} title={tag}>
              <Sheet>
                <ul className="divide-y divide-line">
                  {each.map((operation) => (
                    <li key={`${operation.method} ${operation.path}`} className="py-2 first:pt-0 last:pb-0">
                      <Entry operation={operation} />
                    </li>
                  ))}
                </ul>
              </Sheet>
            </Section>
          ));
        }}
      </Loaded>
    </Page>
  );
}

function Entry({ operation }: { operation: Operation }) {
  const { method, path, summary, description, parameters } = operation;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer">
        <span className="inline-block min-w-14 text-sm font-semibold">{method}</span>
        <code className="break-all">{path}</code> <span className="text-muted">{summary}</span>
      </summary>
      {isOpen && (
        <div className="pt-3 pl-4">
          {description && <p className="mb-3 max-w-prose">{description.replaceAll('`', '')}</p>}
          {method === 'GET' ? <TryIt operation={operation} /> : <Parameters parameters={parameters} />}
        </div>
      )}
    </details>
  );
}

function Parameters({ parameters }: Pick<Operation, 'parameters'>) {
  return (
    <>
      {parameters.length > 0 && (
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
          {parameters.map(({ name, description }) => (
            <div key={name} className="contents">
              <dt>
                <code>{name}</code>
              </dt>
              <dd className="text-muted max-sm:mb-2">{description?.replaceAll('`', '')}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2 text-muted">
        It changes records, so it is tried with a token. Its body and its answers are in the whole reference.
      </p>
    </>
  );
}

/** Sends a read, with a field for each parameter. */
function TryIt({ operation }: { operation: Operation }) {
  const scope = useScope();
  const [values, setValues] = useState<Record<string, string>>({});
  const [isRefused, setRefused] = useState(false);
  const path = filledPath(operation, values);
  const run = useMutation<RawResponse, ApiError, string>({ mutationFn: (request) => sendRaw(request, scope) });
  const fields = operation.parameters.filter(({ in: place }) => place !== 'header');
  const submit = () => {
    setRefused(path === null);
    if (path !== null) run.mutate(path);
  };
  return (
    <>
      <Form onSubmit={submit} error={run.error} busy={run.isPending} submit="Try it">
        <div className="grid gap-x-4 md:grid-cols-2">
          {fields.map(({ name, description, in: place }) => (
            <TextField
              key={name}
              label={name}
              hint={description?.replaceAll('`', '')}
              required={place === 'path'}
              value={values[name] ?? ''}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              errors={isRefused && place === 'path' && !values[name]?.trim() ? ['Enter a value.'] : undefined}
            />
          ))}
        </div>
      </Form>
      {run.data && (
        <div className="mt-4">
          <ResponseView answer={run.data} />
        </div>
      )}
    </>
  );
}
