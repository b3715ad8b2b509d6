import { dayInState } from '@domain/deadlines/state-zones.js';
import { createContext, type ReactNode, useContext } from 'react';
import { useScope } from '../api/scope';
import { useRead } from '../api/use-read';
import { SandboxClockDocument } from './shell.documents';

/** How far the clock of the account is ahead of that of the browser, in milliseconds. */
const Ahead = createContext(0);

/** The page waits for the clock of the sandbox, from which its dates follow. */
export function AccountClock({ children }: { children: ReactNode }) {
  const { mode } = useScope();
  const isSandbox = mode === 'sandbox';
  const { data, dataUpdatedAt, error } = useRead(SandboxClockDocument, {}, { enabled: isSandbox, follows: [] });
  if (isSandbox && !data && !error) return null;
  const ahead = isSandbox && data ? Date.parse(data.sandbox.now) - dataUpdatedAt : 0;
  return <Ahead value={ahead}>{children}</Ahead>;
}

/** Today in a state, by the account's clock, such as `2026-11-23`; where there is none, today of the person. */
export function useDays(): (state: string | null | undefined) => string {
  const ahead = useContext(Ahead);
  return (state) => dayAt(new Date(Date.now() + ahead), state);
}

export function dayAt(instant: Date, state?: string | null): string {
  return state ? dayInState(state, instant) : instant.toLocaleDateString('en-CA');
}

export function useToday(state?: string | null): string {
  return useDays()(state);
}
