import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useScope } from '../api/scope';
import { useRead } from '../api/use-read';
import { inWords } from '../parts/badge';
import { type Choice, Options, useChoices } from '../parts/choice-list';
import { formatFacts } from '../parts/format';
import { Modal } from '../parts/modal';
import { useGo } from '../parts/use-go';
import { type Command, commandsNamed } from './palette-actions';
import { recordPage } from './record-page';
import { SearchRecordsDocument, type SearchType } from './shell.documents';
import { useListPage } from './switches';
import { useCanChange, useMembership } from './viewer';

interface Hit extends Choice, Pick<Command, 'mode' | 'link'> {
  group: string;
}

/** What is found without an answer of the service. */
const isCommand = (hit: Hit | undefined) => hit?.group === 'Page' || hit?.group === 'Action';

/** As the pages name them. */
const groups: Partial<Record<SearchType, string>> = {
  ORGANIZATIONS: 'Companies',
  SOVS: 'Schedules of values',
  ESCALATIONS: 'Liens and claims',
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
  const { mode } = useScope();
  const operatorRole = useMembership()?.operatorRole;
  const canChange = useCanChange();
  const listPage = useListPage();
  const openPage = useGo();
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
    ...commandsNamed(text, { operatorRole, canChange, mode, listPage }),
    ...records.flatMap(({ type, results }) =>
      results.map((result) => ({
        key: result.id,
        group: groups[type] ?? inWords(type),
        text: result.title,
        note: result.subtitle ? formatFacts(result.subtitle) : undefined,
        link: recordPage(result),
      })),
    ),
  ];
  const go = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    if (!hit.link) return onKeys();
    openPage(hit.link, { ...(hit.mode && { inScope: { mode: hit.mode } }) });
  };
  const { api, active, attributes } = useChoices({
    items: hits,
    startsAtFirst: true,
    inputValue: query,
    open: true,
    // The dialog around it ends it.
    disableLayer: true,
    onChoose: go,
    onType: (typed) => {
      setQuery(typed);
      setEntered(false);
    },
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      setEntered(true);
    } else if (event.key === 'Escape') {
      // The browser would only empty the field.
      event.preventDefault();
      onClose();
    } else attributes.onKeyDown(event);
  };
  const hit = hits.find(({ key }) => key === active);
  const entered = isEntered && (isCurrent || isCommand(hit)) ? hit : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens what Enter chose once it is found
  useEffect(() => {
    if (isEntered && (isCurrent || entered)) setEntered(false);
    go(entered);
  }, [isEntered, isCurrent, entered]);
  return (
    <>
      <input
        {...attributes}
        type="search"
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-label="Search records and pages"
        placeholder="Project, notice number, party, page…"
        className="w-full rounded-t-lg border-b border-line bg-transparent px-4 py-3 text-lg outline-none"
        onKeyDown={onKey}
      />
      <Options
        api={api}
        label="Results"
        items={hits}
        active={active}
        className="max-h-[60vh] p-1.5"
        followsPointer
        show={(hit) => (
          <>
            <span className="min-w-0 grow truncate">
              {hit.text} {hit.note && <span className="text-muted">{hit.note}</span>}
            </span>
            <span className="text-sm text-muted">{hit.group}</span>
          </>
        )}
      />
      <p role="status" className="px-4 pb-3 text-sm text-muted">
        {hits.length > 0 ? `${hits.length} found` : isFetching ? 'Searching…' : text ? 'Nothing found' : ''}
      </p>
    </>
  );
}
