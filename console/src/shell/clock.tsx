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

/** The day at the account: that of the person, or in the sandbox that of its clock, such as `2026-11-23`. */
export function useToday(): string {
  return new Date(Date.now() + useContext(Ahead)).toLocaleDateString('en-CA');
}
