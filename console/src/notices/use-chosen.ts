import { useState } from 'react';
import type { Chosen as BulkChosen } from '../bulk/read-ids';
import type { NoticeUrgency } from './notices.documents';
import { type BoardFilter, toVariables } from './use-board';

/** A group that is chosen as a whole, also what is not read yet, but for some. */
type Whole = Partial<Record<NoticeUrgency, readonly string[]>>;

/** The notices that are chosen on the board: single ones, and all of a group. */
export function useChosen() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [whole, setWhole] = useState<Whole>({});
  return {
    ids,
    whole,
    has: (urgency: NoticeUrgency, id: string) => (whole[urgency] ? !whole[urgency].includes(id) : ids.includes(id)),
    choose: (urgency: NoticeUrgency, id: string, isChosen: boolean) => {
      const except = whole[urgency];
      if (except) {
        setWhole({ ...whole, [urgency]: isChosen ? except.filter((other) => other !== id) : [...except, id] });
      } else setIds(isChosen ? [...ids, id] : ids.filter((other) => other !== id));
    },
    /** `read` are the ids of the group that are on the page: they are chosen no second time. */
    chooseAll: (urgency: NoticeUrgency, isChosen: boolean, read: readonly string[]) => {
      const { [urgency]: _, ...others } = whole;
      setWhole(isChosen ? { ...others, [urgency]: [] } : others);
      setIds(ids.filter((id) => !read.includes(id)));
    },
    clear: () => {
      setIds([]);
      setWhole({});
    },
  };
}

export type Chosen = ReturnType<typeof useChosen>;

/** How many notices are chosen, by the counts of the service. */
export function countChosen(
  { ids, whole }: Pick<Chosen, 'ids' | 'whole'>,
  groups: ReadonlyArray<{ urgency: NoticeUrgency; toMail: number }>,
): number {
  return groups.reduce((sum, { urgency, toMail }) => {
    const except = whole[urgency];
    return except ? sum + Math.max(toMail - except.length, 0) : sum;
  }, ids.length);
}

/** The address of the page that mails what is chosen. */
export function toAddress({ ids, whole }: Pick<Chosen, 'ids' | 'whole'>, filter: Record<string, string>) {
  const groups = Object.keys(whole);
  const except = Object.values(whole).flat();
  return {
    ...(ids.length > 0 && { ids: ids.join() }),
    ...(groups.length > 0 && { groups: groups.join(), ...filter }),
    ...(except.length > 0 && { except: except.join() }),
  };
}

/** The same, for what is done with them in bulk. */
export function toChosen({ ids, whole }: Pick<Chosen, 'ids' | 'whole'>, filter: BoardFilter): BulkChosen {
  const urgencies = Object.keys(whole) as NoticeUrgency[];
  return {
    ids,
    groups: urgencies.map((urgency) => ({ urgency, ...toVariables(filter) })),
    except: Object.values(whole).flat(),
  };
}

/** What is chosen of the board and of what is done. */
export function joinChosen(board: BulkChosen, done: BulkChosen): BulkChosen {
  const ids = [...(board.ids ?? []), ...(done.ids ?? [])];
  const except = [...(board.except ?? []), ...(done.except ?? [])];
  return {
    ...(ids.length > 0 && { ids }),
    ...(board.groups?.length && { groups: board.groups }),
    ...(done.filter && { filter: done.filter }),
    ...(except.length > 0 && { except }),
  };
}
