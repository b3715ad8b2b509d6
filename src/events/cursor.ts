/** The `after` cursor of a place in the stream of events: opaque to the caller, a position to the service. */
export function encodeEventCursor(position: number): string {
  return Buffer.from(JSON.stringify(['EVENT', position])).toString('base64url');
}

/** The cursor's position; undefined if it is not an event cursor. */
export function decodeEventCursor(cursor: string): number | undefined {
  try {
    const [of, position] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return of === 'EVENT' && Number.isSafeInteger(position) && position >= 0 ? position : undefined;
  } catch {
    return undefined;
  }
}
