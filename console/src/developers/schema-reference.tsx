import type { ReactNode } from 'react';
import { Button } from '../parts/button';
import { SearchFilter, useFilters } from '../parts/filters';
import { formatCount } from '../parts/format';
import { Section, Sheet } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { type InputValue, namedType, type SearchHit, search, skeleton, typeText } from './schema';
import { useSchema } from './use-schema';

const most = 30;

/** The schema with a search. `onUse` receives an operation to begin with. */
export function SchemaReference({ onUse }: { onUse: (begun: { operation: string; variables: string }) => void }) {
  const [{ find }, setFilters] = useFilters('/developers/graphql', { find: '' });
  const read = useSchema();
  return (
    <Section title="Schema">
      <div className="mb-3 max-w-md">
        <SearchFilter
          label="Find an operation or a type"
          value={find}
          onChange={(text) => setFilters({ find: text })}
        />
      </div>
      <Loaded read={read}>
        {(schema) => {
          const results = search(schema, find);
          if (results.length === 0) return <Empty title="Nothing found">No operation and no type has this name.</Empty>;
          return (
            <Sheet>
              <p role="status" className="mb-2 text-muted">
                {formatCount(results.length, 'operation or type', 'operations and types')}
                {results.length > most && `; the first ${most} are shown`}
              </p>
              <ul className="divide-y divide-line">
                {results.slice(0, most).map((each) => (
                  <li key={`${each.of} ${each.name}`} className="py-2">
                    <Entry found={each}>
                      {each.field && (
                        <Button className="mt-2" onClick={() => onUse(skeleton(schema, each))}>
                          Use {each.name}
                        </Button>
                      )}
                    </Entry>
                  </li>
                ))}
              </ul>
            </Sheet>
          );
        }}
      </Loaded>
    </Section>
  );
}

function Entry({ found: result, children }: { found: SearchHit; children: ReactNode }) {
  const { name, of: owner, description, field, type } = result;
  const [, setFilters] = useFilters('/developers/graphql', { find: '' });
  const show = (ref: InputValue['type']) => (
    <button
      type="button"
      className="font-mono text-accent underline underline-offset-2"
      onClick={() => setFilters({ find: namedType(ref) })}
    >
      {typeText(ref)}
    </button>
  );
  const values = field ? field.args : (type?.fields ?? type?.inputFields ?? []);
  return (
    <details>
      <summary className="cursor-pointer">
        <code className="font-medium">{name}</code> <span className="text-sm text-muted">{owner}</span>
      </summary>
      <div className="pt-2 pl-4">
        {description && <p className="mb-2 max-w-prose">{description.replaceAll('`', '')}</p>}
        {field && <p className="mb-2">Returns {show(field.type)}</p>}
        {values.length > 0 && (
          <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
            {values.map((each) => (
              <div key={each.name} className="contents">
                <dt>
                  <code>{each.name}</code>: {show(each.type)}
                </dt>
                <dd className="min-w-0 text-muted max-sm:mb-2">{each.description?.replaceAll('`', '')}</dd>
              </div>
            ))}
          </dl>
        )}
        {type?.enumValues && (
          <ul>
            {type.enumValues.map((each) => (
              <li key={each.name}>
                <code>{each.name}</code> <span className="text-muted">{each.description?.replaceAll('`', '')}</span>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </details>
  );
}
