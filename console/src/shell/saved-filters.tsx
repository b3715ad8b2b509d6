import { lazy, Suspense, useState } from 'react';
import { useScope } from '../api/scope';
import { Button } from '../parts/button';
import { controlLook } from '../parts/field';
import { useViewer } from './viewer';

/** Loaded when a filter is saved: the first page does not wait for it. */
const NameDialog = lazy(() => import('./filter-name-dialog'));

type Values = Record<string, string>;

interface SavedFilter {
  name: string;
  values: Values;
}

interface Props<Chosen extends Values> {
  values: Chosen;
  onChoose: (values: Chosen) => void;
}

/**
 * Filters of a list under names of the person's own, such as “Public jobs in Texas”. They stay in this browser, for the person, the
 * organization and the mode.
 *
 * @param list the name of the list, such as `projects`
 */
export function SavedFilters<Chosen extends Values>({ list, ...props }: Props<Chosen> & { list: string }) {
  const { id } = useViewer();
  const { organizationId, mode } = useScope();
  const key = `console.filters.${id}.${organizationId}.${mode}.${list}`;
  // The page stays when the organization or the mode is switched.
  return <StoredFilters key={key} storedAs={key} {...props} />;
}

function StoredFilters<Chosen extends Values>({ storedAs, values, onChoose }: Props<Chosen> & { storedAs: string }) {
  const [saved, setSaved] = useState(() => read(storedAs));
  /** The filter that gets a name: a new one, or the one that is renamed. */
  const [naming, setNaming] = useState<SavedFilter | 'new'>();
  const keep = (next: SavedFilter[]) => {
    setSaved(next);
    localStorage.setItem(storedAs, JSON.stringify(next));
  };
  const current = saved.find((one) => isSame(one.values, values));
  const isFiltered = Object.values(values).some(Boolean);
  return (
    <>
      {saved.length > 0 && (
        <select
          aria-label="Saved filters"
          className={`${controlLook} !w-auto`}
          value={current?.name ?? ''}
          onChange={({ target }) => {
            const chosen = saved.find(({ name }) => name === target.value)?.values ?? {};
            onChoose(Object.fromEntries(Object.keys(values).map((name) => [name, chosen[name] ?? ''])) as Chosen);
          }}
        >
          <option value="">{current ? 'No filter' : 'Saved filters'}</option>
          {saved.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
      {isFiltered && !current && (
        <Button look="quiet" onClick={() => setNaming('new')}>
          Save this filter
        </Button>
      )}
      {current && (
        <>
          <Button look="quiet" onClick={() => setNaming(current)}>
            Rename “{current.name}”
          </Button>
          <Button look="quiet" onClick={() => keep(saved.filter((one) => one !== current))}>
            Forget “{current.name}”
          </Button>
        </>
      )}
      {naming && (
        <Suspense>
          <NameDialog
            current={naming === 'new' ? undefined : naming.name}
            names={saved.filter((one) => one !== naming).map(({ name }) => name)}
            onClose={() => setNaming(undefined)}
            onName={(name) => {
              const named = { name, values: naming === 'new' ? values : naming.values };
              const others = saved.filter((one) => one.name !== name);
              keep(naming === 'new' ? [...others, named] : others.map((one) => (one === naming ? named : one)));
              setNaming(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const isSame = (one: Values, other: Values) =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));

/** What is saved; nothing if the browser has something else under this key. */
function read(key: string): SavedFilter[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(saved) ? saved.filter((one) => typeof one?.name === 'string' && one.values) : [];
  } catch {
    return [];
  }
}
