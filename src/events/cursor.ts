/** A place in the stream of events, for `after`: opaque to the caller, the position to us. */
export function encodeEventCursor(position: number): string {
  return Buffer.from(JSON.stringify(['EVENT', position])).toString('base64url');
}

/** The cursor's position; undefined when it is not a cursor of events. */
export function decodeEventCursor(cursor: string): number | undefined {
  try {
    const [of, position] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return of === 'EVENT' && Number.isSafeInteger(position) && position >= 0 ? position : undefined;
  } catch {
    return undefined;
  }
}
