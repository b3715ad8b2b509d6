import { useMemo, useRef, useState } from 'react';
import type { ApiError } from '../api/errors';
import { useForm } from '../parts/form';
import { useUnsaved } from '../parts/unsaved';
import {
  cellName,
  type EditedLine,
  type LineField,
  type LineTexts,
  lineFields,
  readTexts,
  type Schedule,
  toCells,
} from './edited-lines';

const blank = Object.fromEntries(lineFields.map((field) => [field, ''])) as LineTexts;
const isSame = (one: LineTexts, other: LineTexts) => lineFields.every((field) => one[field] === other[field]);

/** A line that another person removed, added or changed while this person edits the schedule. */
export interface OtherLine {
  id: string;
  texts: LineTexts;
  /** Whether this person had edited it. */
  isEdited: boolean;
}

/**
 * The lines of a schedule while a person edits them, joined with what others save meanwhile: cell by cell, and line by line where
 * another person removed or added one.
 */
export function useLines({ lines: stored }: Schedule, error: ApiError | null) {
  const cells = useMemo(() => toCells(stored), [stored]);
  const amounts = useMemo(() => Object.keys(cells).filter((name) => name.endsWith('scheduledValue')), [cells]);
  const form = useForm(cells, error, { isStored: true, amounts });
  const now = useMemo(() => new Map(stored.map(({ id }) => [id!, readTexts(cells, id!)])), [stored, cells]);
  /** The lines that this page has shown, as the service last had them. */
  const [seen, setSeen] = useState<ReadonlyMap<string, LineTexts>>(now);
  /** The lines that the person removed, as they were then. */
  const [removed, setRemoved] = useState<ReadonlyMap<string, LineTexts>>(new Map());
  const [added, setAdded] = useState<readonly EditedLine[]>([]);
  useUnsaved(added.length > 0, { value: added });
  useUnsaved(removed.size > 0, { value: removed });
  /** How many lines were added, so that each has an id of its own. */
  const [createdCount, setMade] = useState(0);

  const asOther = ([id, texts]: readonly [string, LineTexts]): OtherLine => {
    const mine = readTexts(form.values, id);
    return { id, texts: mine, isEdited: !isSame(mine, texts) };
  };
  const gone = [...seen].filter(([id]) => !now.has(id) && !removed.has(id)).map(asOther);
  const came = [...now].filter(([id]) => !seen.has(id)).map(([id, texts]) => ({ id, texts, isEdited: false }));
  const changedSince = [...removed].filter(([id, texts]) => now.has(id) && !isSame(now.get(id)!, texts)).map(asOther);
  // What a line was before its removal is what it was at the last change by another person.
  const missed = [...now].filter(([id, texts]) => seen.has(id) && !isSame(seen.get(id)!, texts));
  if (missed.length > 0) setSeen(new Map([...seen, ...missed]));

  const add = (texts: readonly LineTexts[]) => {
    setAdded([
      ...added,
      ...texts.map((each, index) => ({ id: `new ${createdCount + index}`, isNew: true, texts: each })),
    ]);
    setMade(createdCount + texts.length);
  };
  /** A line whose texts are as before is the same object, so that a key renders one row of a long schedule again. */
  const last = useRef<ReadonlyMap<string, EditedLine>>(new Map());
  const currentLines = [...now.keys()].map((id) => {
    const texts = readTexts(form.values, id);
    const before = last.current.get(id);
    return before && isSame(before.texts, texts) ? before : { id, isNew: false, texts };
  });
  last.current = new Map(currentLines.map((line) => [line.id, line]));
  return {
    form,
    stored: cells,
    lines: [...currentLines.filter(({ id }) => !removed.has(id)), ...added] as readonly EditedLine[],
    change: ({ id, isNew }: EditedLine, field: LineField, text: string) => {
      if (!isNew) return form.set(cellName(id, field), text);
      setAdded(added.map((one) => (one.id === id ? { ...one, texts: { ...one.texts, [field]: text } } : one)));
    },
    add: () => add([blank]),
    remove: ({ id, isNew }: EditedLine) =>
      isNew ? setAdded(added.filter((one) => one.id !== id)) : setRemoved(new Map([...removed, [id, now.get(id)!]])),
    /** Lines that another person removed, until the person decides. */
    gone,
    settleGone: (keep: 'mine' | 'theirs') => {
      if (keep === 'mine') add(gone.map(({ texts }) => texts));
      setSeen(new Map([...seen].filter(([id]) => !gone.some((one) => one.id === id))));
    },
    /** Lines that another person added, until the person has read it. */
    came,
    settleCame: () => setSeen(new Map([...seen, ...came.map(({ id, texts }) => [id, texts] as const)])),
    /** Lines that this person removed and another one changed since, until the person decides. */
    changedSince,
    settleChanged: (keep: 'mine' | 'theirs') => {
      const isOpen = (id: string) => changedSince.some((one) => one.id === id);
      const rest = [...removed].filter(([id]) => keep === 'mine' || !isOpen(id));
      setRemoved(new Map(rest.map(([id, texts]) => [id, now.get(id) ?? texts])));
    },
    isOpen: form.overtaken.length > 0 || gone.length > 0 || changedSince.length > 0,
  };
}

export type Lines = ReturnType<typeof useLines>;
