import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type ApiError, asApiError } from '../api/errors';
import { execute } from '../api/execute';
import { useScope } from '../api/scope';
import { sayAlone } from '../api/violation-words';
import { useOwnKey } from '../parts/kept';
import { type BulkAct, BulkQuoteDocument, type BulkRecordType } from './bulk.documents';
import { type Asked, isAssigned, type Quoted, send } from './changes';
import { type Outcome, openKeptRun } from './kept-run';
import { type Chosen, readIds } from './read-ids';

/** Records that are quoted at once, and those that are changed at the same time. */
const quoteSize = 50;
const atOnce = 3;

/** After these errors the next record fails too, so the rest waits. */
const stopping = [
  'OFFLINE',
  'INSUFFICIENT_CREDITS',
  'UNAUTHENTICATED',
  'RATE_LIMITED',
  'FORBIDDEN',
  'BUSY',
  'INTERNAL',
];

/** Without an answer of the service, or when it failed, it may have been done. */
const unanswered = ['OFFLINE', 'BUSY', 'INTERNAL'];

type Phase = 'asking' | 'checking' | 'ready' | 'running';

/**
 * Does one thing with many records: first each is checked and priced by the service, then, after a confirmation, each is changed on its
 * own. What became of each is kept in the tab, so that it goes on after a reload, a lost connection or a stop.
 */
export function useRun({
  run,
  type,
  act,
  chosen,
}: {
  run: string;
  type: BulkRecordType;
  act: BulkAct;
  chosen: Chosen;
}) {
  const scope = useScope();
  const client = useQueryClient();
  const ownKeys = useOwnKey('bulk');
  const keptRun = useMemo(() => openKeptRun(ownKeys, run), [ownKeys, run]);
  const [plan, setPlan] = useState(keptRun.plan);
  const [phase, setPhase] = useState<Phase>('asking');
  const [rows, setRows] = useState<readonly Quoted[]>([]);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(keptRun.outcomes);
  const [balance, setBalance] = useState<number>();
  const [error, setError] = useState<ApiError | null>(null);
  const isStopped = useRef(false);
  const isGone = useRef(false);
  useEffect(
    () => () => {
      // A page that is gone sends nothing more. What it has sent is kept.
      isGone.current = true;
      isStopped.current = true;
    },
    [],
  );

  const note = (id: string, outcome: Outcome) => {
    keptRun.keep(id, outcome);
    if (!isGone.current) setOutcomes((current) => new Map(current).set(id, outcome));
  };

  /** Asks the service what would become of each record that is not done. */
  async function check(asked: Asked) {
    setPhase('checking');
    setError(null);
    setRows([]);
    try {
      const ids = plan?.ids ?? (await readIds(scope, type, chosen));
      keptRun.keepPlan({ ids, asked });
      setPlan({ ids, asked });
      for (let from = 0; from < ids.length; from += quoteSize) {
        if (isGone.current) return;
        const input = { recordType: type, act, ids: ids.slice(from, from + quoteSize), on: asked.on || null };
        const variables = { input, isOfActs: act === 'MARK_DONE' };
        const { bulkQuote, creditBalance } = await execute(BulkQuoteDocument, variables, { scope });
        setRows((current) => [...current, ...bulkQuote.rows]);
        setBalance(creditBalance.balance.total);
      }
      setPhase('ready');
    } catch (thrown) {
      setError(asApiError(thrown));
      setPhase('asking');
    }
  }

  const toDo = rows.filter(({ recordId, violations }) => {
    const outcome = outcomes.get(recordId);
    // What was sent without an answer is sent again with its key, whatever it is by now.
    return outcome === undefined ? violations.length === 0 : outcome.state === 'tried';
  });

  /** Changes what is left, some at the same time, until it is stopped or nothing is left. */
  async function start() {
    setPhase('running');
    setError(null);
    isStopped.current = false;
    const queue = [...toDo];
    const work = async () => {
      for (let row = queue.shift(); row && !isStopped.current; row = queue.shift()) {
        await changeOne(row);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (isGone.current) return;
    setPhase('ready');
    void client.invalidateQueries({ queryKey: [scope.organizationId, scope.mode] });
  }

  async function changeOne(row: Quoted) {
    const id = row.recordId;
    const last = outcomes.get(id);
    const wasTried = last?.state === 'tried';
    const updatedAt = wasTried ? last.updatedAt : row.updatedAt;
    // After a reload, the next act is another one.
    const project = wasTried && last.project !== undefined ? last.project : row.project;
    const sent = { ...row, updatedAt, project };
    note(id, { state: 'tried', updatedAt, ...(act === 'MARK_DONE' && { project }) });
    try {
      const isDone = wasTried && act === 'ASSIGN' && (await isAssigned(scope, run, sent));
      if (!isDone) await send(scope, { run, type, act }, sent, plan!.asked);
      note(id, { state: 'done' });
    } catch (thrown) {
      const failure = asApiError(thrown);
      if (stopping.includes(failure.code)) {
        isStopped.current = true;
        if (!isGone.current) setError(failure);
        // One of the service itself says that this request did nothing. One before it may have.
        if (!unanswered.includes(failure.code) && !wasTried) giveBack(id);
      } else if (failure.code === 'IN_PROGRESS') {
        // The request before is not answered yet, so the record stays as one that was tried.
      } else if (wasTried && act !== 'ASSIGN') {
        note(id, { state: 'unclear' });
      } else {
        const reasons = failure.violations.map(sayAlone);
        note(id, { state: 'rejected', reasons: reasons.length > 0 ? reasons : [failure.message] });
      }
    }
  }

  function giveBack(id: string) {
    keptRun.forget(id);
    if (isGone.current) return;
    setOutcomes((current) => {
      const next = new Map(current);
      next.delete(id);
      return next;
    });
  }

  return {
    plan,
    phase,
    rows,
    outcomes,
    toDo,
    balance,
    error,
    check,
    start,
    stop: () => {
      isStopped.current = true;
    },
    /** Takes those that were rejected, or may have been done, up again: the service says what each is now. */
    tryAgain: async () => {
      for (const [id, { state }] of outcomes) if (state === 'rejected' || state === 'unclear') giveBack(id);
      await check(plan!.asked);
    },
  };
}
