export type Joined<Entry> = Entry & {
  /** How many entries about previews in a row the line stands for. */
  previews?: number;
};

/** Looking at a draft left two entries each time, until previews left none: those in a row are one line, which leads to the newest. */
export function joinPreviews<Entry extends { isPreview: boolean; userId: string | null }>(
  rows: ReadonlyArray<Joined<Entry>>,
): Array<Joined<Entry>> {
  const joined: Array<Joined<Entry>> = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (!row.isPreview) joined.push(row);
    else if (last?.previews && last.userId === row.userId)
      joined[joined.length - 1] = { ...last, previews: last.previews + 1 };
    else joined.push({ ...row, previews: 1 });
  }
  return joined;
}
