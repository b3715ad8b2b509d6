import { useScope } from '../api/scope';
import { useRead } from '../api/use-read';
import { PeopleNamesDocument } from './shell.documents';
import { useViewer } from './viewer';

export interface People {
  /** Those whose names are known, in the order of joining. */
  known: readonly { userId: string; name: string }[];
  nameOf(userId: string): string;
}

/** The names of the organization's people. The sandbox has no list of them, and shows only the name of the person who is signed in. */
export function usePeople(): People {
  const { mode } = useScope();
  const { id: userId, name } = useViewer();
  const { data } = useRead(PeopleNamesDocument, {}, { enabled: mode === 'live', follows: ['member'] });
  const members = data?.members ?? [{ userId, name }];
  const other = data ? 'A former member' : mode === 'sandbox' ? 'Another member' : '—';
  return { known: members, nameOf: (id) => members.find((person) => person.userId === id)?.name ?? other };
}
