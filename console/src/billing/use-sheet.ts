import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { ApiError } from '../api/errors';
import { useChange } from '../api/use-change';
import { useOwnKey } from '../parts/kept';
import { SavePayApplicationDocument } from './billing.documents';
import { dropKept, keep, keepRest, takeKept } from './kept-sheet';
import type { PayApplication } from './pay-application';
import { type Entries, sameEntries, toEntries } from './sheet-entries';
import { computeFigures, type Figures, toSheetInput } from './sheet-figures';
import { initialState, reduceSheet, type SheetAction } from './sheet-state';

/** Typing rests this long before what was typed is saved. */
const restMs = 700;
const retryMs = 3000;

/**
 * The continuation sheet of a draft while a person fills it in: computed at once in the browser, saved in batches, and joined with
 * what others save meanwhile. A line with a fault keeps what the service has until it is corrected.
 */
export function useSheet(application: PayApplication, isOpen: boolean, reread: () => unknown) {
  const { id, updatedAt } = application;
  const key = useOwnKey('sheet') + id;
  const stored = useMemo(() => toEntries(application.lines), [application.lines]);
  const schedule = application.sov?.lines;
  const lineIds = useMemo(
    () => (isOpen && schedule ? new Set(schedule.map((line) => line.id!)) : undefined),
    [isOpen, schedule],
  );
  const [state, dispatch] = useReducer(reduceSheet, undefined, () => {
    const savedSheet = isOpen ? takeKept(key) : null;
    if (!savedSheet) return initialState(stored, updatedAt);
    return reduceSheet(savedSheet, { type: 'read', entries: stored, updatedAt, lineIds });
  });
  const { entries, saved, conflicts } = state;
  const newest = useRef(state);
  newest.current = state;

  /** What the page called a line, also after another person took it off the schedule. */
  const named = useRef(new Map<string, string>());
  for (const { id: line, itemNumber, description } of schedule ?? []) {
    named.current.set(line!, `item ${itemNumber}, ${description}`);
  }
  const nameOf = (line: string) => named.current.get(line) ?? 'a line';

  const input = useMemo(() => toSheetInput(toDraft(application)), [application]);
  const last = useRef<Figures>(undefined);
  const figures = useMemo(
    () => (last.current = isOpen ? computeFigures(input, entries, last.current) : frozen(application)),
    [input, entries, isOpen, application],
  );

  const toSave = useMemo(() => sendable(entries, saved.entries, figures), [entries, saved.entries, figures]);
  const save = useChange(SavePayApplicationDocument);
  /** What the service refused; the same is not sent again. */
  const refused = useRef<Entries>(undefined);
  const isSaving = save.isPending;
  const isChanged = !sameEntries(entries, saved.entries);
  const isSendable = isOpen && toSave !== null && conflicts.length === 0 && figures.general.length === 0;

  const send = async (lines: Entries) => {
    try {
      const input = { id, expectedUpdatedAt: saved.updatedAt, lines: [...lines.values()] };
      const { updatePayApplication } = await save.mutateAsync({ input });
      const done: SheetAction = { type: 'saved', entries: lines, updatedAt: updatePayApplication.updatedAt };
      dispatch(done);
      // The page can be closed by now; what was typed after this save began still waits in the tab's storage.
      keepRest(key, reduceSheet(newest.current, done));
    } catch (error) {
      refused.current = lines;
      // Another person saved first. Their sheet is read, and then both are joined.
      if ((error as ApiError).code === 'PRECONDITION_FAILED') void reread();
    }
  };
  const error = save.error?.code === 'PRECONDITION_FAILED' ? null : save.error;
  const isPassing = error?.isPassing ?? false;

  // What others saved arrives here. While a save is on its way, its own answer comes first.
  useEffect(() => {
    if (!isSaving) dispatch({ type: 'read', entries: stored, updatedAt, lineIds });
  }, [isSaving, stored, updatedAt, lineIds]);

  const latest = useRef({ send, toSave, isSendable, isSaving });
  latest.current = { send, toSave, isSendable, isSaving };
  useEffect(() => {
    if (!isSendable || isSaving || (refused.current === toSave && !isPassing)) return;
    const timer = setTimeout(() => void latest.current.send(toSave!), refused.current === toSave ? retryMs : restMs);
    return () => clearTimeout(timer);
  }, [isSendable, isSaving, isPassing, toSave]);
  // A person who leaves the page at once has saved too.
  useEffect(
    () => () => {
      const { send, toSave, isSendable, isSaving } = latest.current;
      if (isSendable && !isSaving) void send(toSave!);
    },
    [],
  );

  // A session that ends or a tab that closes loses nothing: what is not saved waits in the tab's storage.
  useEffect(() => {
    if (isChanged && isOpen) keep(key, state);
    else dropKept(key);
  }, [key, isChanged, isOpen, state]);

  /** Whether only lines with a fault are not saved. */
  const isRestSaved = isChanged && toSave === null;
  /** Sends a refused batch again, such as after a new sign-in. */
  const retry = isSendable && !isSaving ? () => void latest.current.send(toSave!) : undefined;
  return { state, dispatch, nameOf, figures, isChanged, isRestSaved, isSaving, error, retry };
}

export type Sheet = ReturnType<typeof useSheet>;

/** What to send: each line as it was typed, or as it was saved while it has a fault. Null if the service has all of it. */
function sendable(entries: Entries, saved: Entries, { faults }: Figures): Entries | null {
  const lines = new Map(entries);
  for (const id of faults.keys()) {
    const before = saved.get(id);
    if (before) lines.set(id, before);
    else lines.delete(id);
  }
  return sameEntries(lines, saved) ? null : lines;
}

/** The figures of the service, which no longer change. */
function frozen({ g702, g703, g703Totals }: PayApplication): Figures {
  return { g702, g703, totals: g703Totals, faults: new Map(), general: [] };
}

function toDraft(application: PayApplication) {
  const { project, sov, ...rest } = application;
  return {
    ...rest,
    schedule: (sov?.lines ?? []).map((line) => ({ ...line, id: line.id! })),
    others: (project?.payApplications.nodes ?? []).map(({ applicationNumber, status, changeOrders }) => ({
      applicationNumber,
      changeOrders,
      isVoid: status === 'VOID',
    })),
  };
}
