import { lazy, Suspense, useEffect, useState } from 'react';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { Button } from '../parts/button';
import { ConfirmSeen } from '../parts/confirm';
import { controlLook } from '../parts/field';
import { takeKeptFilter } from './kept-filters';
import { CreateSavedViewDocument, DeleteSavedViewDocument, type SavedViewFragment } from './saved-filters.documents';
import { savedViewsRead } from './saved-views-read';
import { useViewer } from './viewer';

/** Loaded when a filter is saved: the first page does not wait for it. */
const NameDialog = lazy(() => import('./filter-name-dialog'));

type Values = Record<string, string>;

interface Props<Chosen extends Values> {
  /** The name of the list, such as `projects`. */
  list: string;
  values: Chosen;
  onChoose: (values: Chosen) => void;
}

/**
 * Filters and orders of a list under names, such as “Public jobs in Texas”: the person’s own, and those that colleagues share. The
 * service keeps them for the organization and the mode.
 */
export function SavedFilters<Chosen extends Values>(props: Props<Chosen>) {
  const { organizationId, mode } = useScope();
  // The page stays when the organization or the mode is switched.
  return <Views key={`${organizationId}.${mode}.${props.list}`} {...props} />;
}

function Views<Chosen extends Values>({ list, values, onChoose }: Props<Chosen>) {
  const read = useRead(...savedViewsRead(list));
  /** The view that is edited, by its id; or the one that gets a name. */
  const [naming, setNaming] = useState<string>();
  const [forgetting, setForgetting] = useState<SavedViewFragment>();
  useMovedFilters(list, read.data !== undefined);
  const views = [...(read.data?.savedViews.nodes ?? [])].sort((one, other) => one.name.localeCompare(other.name));
  const valuesOf = ({ query }: SavedViewFragment) => {
    const parameters = new URLSearchParams(query);
    return Object.fromEntries(Object.keys(values).map((name) => [name, parameters.get(name) ?? ''])) as Chosen;
  };
  const query = toQuery(values);
  const current = views.find((view) => toQuery(valuesOf(view)) === query);
  return (
    <>
      {views.length > 0 && (
        <select
          aria-label="Saved filters"
          className={`${controlLook} !w-auto`}
          value={current?.id ?? ''}
          onChange={({ target }) => {
            const chosen = views.find(({ id }) => id === target.value);
            onChoose(
              chosen ? valuesOf(chosen) : (Object.fromEntries(Object.keys(values).map((name) => [name, ''])) as Chosen),
            );
          }}
        >
          <option value="">{current ? 'No filter' : 'Saved filters'}</option>
          <Options views={views.filter(({ isShared }) => !isShared)} />
          <Options views={views.filter(({ isShared }) => isShared)} title="Shared" />
        </select>
      )}
      {query !== '' && !current && read.data && (
        <Button look="quiet" onClick={() => setNaming('new')}>
          Save this filter
        </Button>
      )}
      {current?.canChange && (
        <>
          <Button look="quiet" onClick={() => setNaming(current.id)}>
            Rename “{current.name}”
          </Button>
          <Button look="quiet" onClick={() => setForgetting(current)}>
            Forget “{current.name}”
          </Button>
        </>
      )}
      {naming && (
        <Suspense>
          <NameDialog
            list={list}
            query={query}
            view={views.find(({ id }) => id === naming)}
            others={views.filter(({ id, canChange }) => canChange && id !== naming)}
            onClose={() => setNaming(undefined)}
          />
        </Suspense>
      )}
      {forgetting && (
        <ConfirmSeen
          title={`Forget “${forgetting.name}”?`}
          submit="Forget it"
          document={DeleteSavedViewDocument}
          updatedAt={(views.find(({ id }) => id === forgetting.id) ?? forgetting).updatedAt}
          input={{ id: forgetting.id }}
          onClose={() => setForgetting(undefined)}
        >
          {forgetting.isShared ? 'Your colleagues lose this filter, too.' : 'The list stays as it is.'}
        </ConfirmSeen>
      )}
    </>
  );
}

function Options({ views, title }: { views: readonly SavedViewFragment[]; title?: string }) {
  const options = views.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
  if (title === undefined) return options;
  return options.length > 0 && <optgroup label={title}>{options}</optgroup>;
}

function toQuery(values: Values): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
}

/** Gives the service what this browser kept, one after the other: what is not saved stays here. */
function useMovedFilters(list: string, isReady: boolean): void {
  const { id } = useViewer();
  const { organizationId, mode } = useScope();
  const { mutate, isIdle, isSuccess } = useChange(CreateSavedViewDocument);
  useEffect(() => {
    if (!isReady || !(isIdle || isSuccess)) return;
    const filter = takeKeptFilter(`console.filters.${id}.${organizationId}.${mode}.${list}`);
    if (!filter) return;
    const input = { list, name: filter.name.slice(0, 60), query: toQuery(filter.values) };
    mutate({ input }, { onSuccess: filter.forget });
  }, [isReady, isIdle, isSuccess, id, organizationId, mode, list, mutate]);
}
