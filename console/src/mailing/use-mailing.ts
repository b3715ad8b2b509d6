import { useEffect, useMemo, useRef, useState } from 'react';
import type { MailClass } from '../documents/made-documents.documents';
import type { MailSource } from '../documents/order-dialog';
import type { MailKind } from './mail-kind';
import { isChecked, isReady, useBatch } from './use-batch';

/** Records that are checked at once: each of them is read, drafted and priced. */
const partSize = 50;

type Phase = 'checking' | 'waiting' | 'sending';

/**
 * Mails any number of records in parts. First all parts are checked, so that the price of all is known before anything is mailed.
 * A part that costs more when its turn comes waits for another yes, and so does the rest after an error. What is mailed is known
 * by its order, so that the parts can be begun again at any time.
 */
export function useMailing<Data, Record extends MailSource>(
  kind: MailKind<Data, Record>,
  ids: readonly string[],
  mailClass: MailClass,
) {
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(ids.length / partSize) }, (_, at) =>
        ids.slice(at * partSize, (at + 1) * partSize),
      ),
    [ids],
  );
  const [at, setAt] = useState(0);
  const [phase, setPhase] = useState<Phase>('checking');
  /** The price of each that is ready, as it was last read. */
  const [costs, setCosts] = useState<ReadonlyMap<string, number>>(new Map());
  const [roseFrom, setRoseFrom] = useState<number>();
  const isRunning = useRef(false);
  const batch = useBatch(kind, parts[at] ?? [], mailClass);
  const { rows, orders } = batch;
  const isPartChecked = rows.length > 0 && isChecked(rows);
  const live = new Map(rows.filter(isReady).map(({ id, cost }) => [id, cost!]));
  const others = [...costs].filter(([id]) => !parts[at]?.includes(id) && orders[id] !== 'sent');
  const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, cost) => total + cost, 0);
  const costOfOthers = sum(others.map(([, cost]) => cost));
  const cost = costOfOthers + sum(live.values());
  const currentIds = new Set(parts[at]);
  const sent =
    ids.filter((id) => orders[id] === 'sent' && !currentIds.has(id)).length +
    rows.filter(({ order }) => order === 'sent').length;

  const keepCosts = () => setCosts(new Map([...others, ...live]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a part is left once, when it is checked
  useEffect(() => {
    if (phase !== 'checking' || !isPartChecked) return;
    keepCosts();
    if (at + 1 < parts.length) return setAt(at + 1);
    setPhase('waiting');
    if (parts.length > 1) setAt(0);
  }, [phase, isPartChecked, at, parts.length]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a part is mailed once, when it is checked
  useEffect(() => {
    if (phase !== 'sending' || !isPartChecked || isRunning.current) return;
    const quoted = sum([...live.keys()].map((id) => costs.get(id) ?? 0));
    if (parts.length > 1 && sum(live.values()) > quoted) {
      setRoseFrom(costOfOthers + quoted);
      keepCosts();
      setPhase('waiting');
      return;
    }
    isRunning.current = true;
    void batch.sendAll().then((canGoOn) => {
      isRunning.current = false;
      if (canGoOn && at + 1 < parts.length) return setAt(at + 1);
      setPhase('waiting');
      void batch.readAgain();
    });
  }, [phase, isPartChecked, at, parts.length]);

  return {
    rows,
    balance: batch.balance,
    /** How many can be mailed, and what they cost. */
    ready: others.length + live.size,
    cost,
    sent,
    phase,
    roseFrom,
    /** The places of those that are shown, from 1. */
    from: at * partSize + 1,
    until: at * partSize + rows.length,
    part: at,
    parts: parts.length,
    show: setAt,
    /** Whether the price of all is known; that of a single part is known bit by bit. */
    isQuoted: parts.length === 1 || phase !== 'checking',
    /** Reads the prices of the part that is shown again. @returns the price of all, or the error */
    requote: async () => {
      const fresh = await batch.requote();
      return typeof fresh === 'number' ? costOfOthers + fresh : fresh;
    },
    send: () => {
      keepCosts();
      setRoseFrom(undefined);
      const first = parts.findIndex((part, place) =>
        place === at ? live.size > 0 : part.some((id) => costs.has(id) && orders[id] !== 'sent'),
      );
      setAt(Math.max(first, 0));
      setPhase('sending');
    },
  };
}
