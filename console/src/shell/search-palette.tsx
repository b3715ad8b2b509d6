import { useLocation, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useScope } from '../api/scope';
import { useRead } from '../api/use-read';
import { inWords } from '../parts/badge';
import { formatFacts } from '../parts/format';
import { Modal } from '../parts/modal';
import { type Command, commandsNamed } from './palette-actions';
import { type RecordPage, recordPage } from './record-page';
import { SearchRecordsDocument, type SearchType } from './shell.documents';
import { listPage } from './switches';
import { useCanChange, useMembership } from './viewer';

interface Hit extends RecordPage, Pick<Command, 'key' | 'title' | 'mode' | 'isKeys'> {
  group: string;
  subtitle?: string | null;
}

/** What is found without an answer of the service. */
const isCommand = (hit: Hit | undefined) => hit?.group === 'Page' || hit?.group === 'Action';

/** As the pages name them. */
const groups: Partial<Record<SearchType, string>> = {
  ORGANIZATIONS: 'Companies',
  SOVS: 'Schedules of values',
  ESCALATIONS: 'Claims',
  DOCUMENT_ORDERS: 'Orders',
  FULFILLMENT_REQUESTS: 'Research',
};

interface Props {
  onClose: () => void;
  /** Opens the sheet of keys. */
  onKeys: () => void;
}

/** Finds pages, actions and records. The arrows choose, Enter opens, Escape closes. */
export default function SearchPalette({ onClose, onKeys }: Props) {
  const title = useId();
  return (
    <Modal onClose={onClose} labelledBy={title} closesBeside className="max-w-xl">
      <h2 id={title} className="sr-only">
        Search
      </h2>
      <Palette onClose={onClose} onKeys={onKeys} />
    </Modal>
  );
}

function Palette({ onClose, onKeys }: Props) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const { organizationId, mode } = useScope();
  const operatorRole = useMembership()?.operatorRole;
  const canChange = useCanChange();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const list = useId();
  const text = query.trim();
  const { data, isFetching, isPlaceholderData } = useRead(
    SearchRecordsDocument,
    { query: text },
    { enabled: text.length > 1, follows: [], keepsPrevious: true },
  );
  const records = text.length > 1 ? (data?.search.groups ?? []) : [];
  /** Whether the records are those of what is typed. */
  const isCurrent = text.length < 2 || (!isFetching && !isPlaceholderData);
  const [isEntered, setEntered] = useState(false);
  const hits: Hit[] = [
    ...commandsNamed(text, { operatorRole, canChange, mode, listPage: listPage(pathname) }),
    ...records.flatMap(({ type, results }) =>
      results.map((result) => ({
        key: result.id,
        group: groups[type] ?? inWords(type),
        title: result.title,
        subtitle: result.subtitle && formatFacts(result.subtitle),
        ...recordPage(result),
      })),
    ),
  ];
  useEffect(() => {
    document.getElementById(`${list}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, chosen]);
  const go = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    if (hit.isKeys) return onKeys();
    void navigate({
      to: `/${organizationId}/${hit.mode ?? mode}${hit.page}` as never,
      search: (hit.search ?? {}) as never,
    });
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((current) => Math.max(0, Math.min(hits.length - 1, current + step)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      setEntered(true);
    } else if (event.key === 'Escape') {
      // The browser would only empty the field.
      event.preventDefault();
      onClose();
    }
  };
  const entered = isEntered && (isCurrent || isCommand(hits[chosen])) ? hits[chosen] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens what Enter chose once it is found
  useEffect(() => {
    if (isEntered && (isCurrent || entered)) setEntered(false);
    go(entered);
  }, [isEntered, isCurrent, entered]);
  return (
    <>
      <input
        type="search"
        role="combobox"
        aria-label="Search records and pages"
        aria-expanded={hits.length > 0}
        aria-controls={list}
        aria-activedescendant={hits[chosen] ? `${list}-${chosen}` : undefined}
        placeholder="Project, notice number, party, page…"
        className="w-full rounded-t-lg border-b border-line bg-transparent px-4 py-3 text-lg outline-none"
        value={query}
        onKeyDown={onKey}
        onChange={({ target }) => {
          setQuery(target.value);
          setChosen(0);
          setEntered(false);
        }}
      />
      <div id={list} role="listbox" aria-label="Results" className="max-h-[60vh] overflow-y-auto p-1.5">
        {hits.map((hit, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
          <div
            key={hit.key}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            className={`flex cursor-pointer gap-3 rounded px-2.5 py-1.5 ${index === chosen ? 'bg-accent-soft' : ''}`}
            onClick={() => go(hit)}
            onPointerMove={() => setChosen(index)}
          >
            <span className="min-w-0 grow truncate">
              {hit.title} {hit.subtitle && <span className="text-muted">{hit.subtitle}</span>}
            </span>
            <span className="text-sm text-muted">{hit.group}</span>
          </div>
        ))}
      </div>
      <p role="status" className="px-4 pb-3 text-sm text-muted">
        {hits.length > 0 ? `${hits.length} found` : isFetching ? 'Searching…' : text ? 'Nothing found' : ''}
      </p>
    </>
  );
}
