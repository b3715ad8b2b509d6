import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { type Connection, Live, type LiveEvent } from '../api/live';
import { useScope } from '../api/scope';

const Context = createContext<Live | undefined>(undefined);

/** Follows the events of the page's organization and mode while any of its pages is open, if the person may read them. */
export function LiveEvents({ isMember, children }: { isMember: boolean; children: ReactNode }) {
  const queries = useQueryClient();
  const { organizationId, mode } = useScope();
  const [live, setLive] = useState<Live>();
  useEffect(() => {
    if (!isMember) return setLive(undefined);
    const opened = new Live(queries, { organizationId, mode });
    setLive(opened);
    return () => opened.stop();
  }, [queries, organizationId, mode, isMember]);
  return <Context value={live}>{children}</Context>;
}

export function useConnection(): Connection {
  const live = useContext(Context);
  return useSyncExternalStore(
    (changed) => live?.onState(changed) ?? (() => undefined),
    () => live?.state ?? 'connecting',
  );
}

/** Calls `listener` for each event that arrives. It must be the same function as long as it does the same. */
export function useEvents(listener: (event: LiveEvent) => void): void {
  const live = useContext(Context);
  useEffect(() => live?.onEvent(listener), [live, listener]);
}
