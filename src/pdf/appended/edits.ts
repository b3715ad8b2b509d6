/** What replaces parts of a content stream. */
export class Edits {
  private readonly edits: { start: number; end: number; text: string }[] = [];

  replace(start: number, end: number, text: string): void {
    this.edits.push({ start, end, text });
  }

  /** The stream with them; null if there are none. */
  applied(bytes: Uint8Array): Uint8Array | null {
    if (this.edits.length === 0) return null;
    const parts: Uint8Array[] = [];
    let at = 0;
    for (const { start, end, text } of this.edits.sort((a, b) => a.start - b.start || b.end - a.end)) {
      // A part of what another one replaces.
      if (start < at) continue;
      parts.push(bytes.subarray(at, start), Buffer.from(text, 'latin1'));
      at = end;
    }
    parts.push(bytes.subarray(at));
    return Buffer.concat(parts);
  }
}
