import { tabStorage } from '../parts/storage';
import type { Asked, Quoted } from './changes';

/**
 * What became of a record. `tried`: it was sent as it was then, and no answer is known; with the project, if its next act was done. `unclear`: it was sent again after that, and
 * rejected, which is also what happens to one that is done.
 */
export type Outcome =
  | { state: 'tried'; updatedAt: string | null; project?: Quoted['project'] }
  | { state: 'done' }
  | { state: 'unclear' }
  | { state: 'rejected'; reasons: string[] };

/** Which records, and what was asked once for all of them. */
export interface Plan {
  ids: string[];
  asked: Asked;
}

/**
 * What the tab keeps of a run, so that it can go on after a reload: an entry for its plan and one for each record that was sent.
 * Of an older run it keeps nothing.
 *
 * @param ownKeys the begin of the keys of this person, organization and mode
 */
export function openKeptRun(ownKeys: string, run: string) {
  const start = `${ownKeys}${run}.`;
  const read = <Value>(key: string) => {
    const text = tabStorage.read(key);
    return text === null ? undefined : (JSON.parse(text) as Value);
  };
  // If the tab has no room left, what is done is known after a reload by the records themselves.
  const store = (key: string, value: unknown) => tabStorage.write(key, JSON.stringify(value));
  return {
    plan: read<Plan>(`${start}plan`),
    outcomes: new Map(
      tabStorage
        .keys()
        .filter((key) => key.startsWith(`${start}of.`))
        .map((key) => [key.slice(start.length + 3), read<Outcome>(key)!]),
    ),
    keepPlan: (plan: Plan) => {
      for (const key of tabStorage.keys()) {
        if (key.startsWith(ownKeys) && !key.startsWith(start)) tabStorage.remove(key);
      }
      store(`${start}plan`, plan);
    },
    keep: (id: string, outcome: Outcome) => void store(`${start}of.${id}`, outcome),
    forget: (id: string) => tabStorage.remove(`${start}of.${id}`),
  };
}
