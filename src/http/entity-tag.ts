import { createHash } from 'node:crypto';
import { type Coding, codings } from './compression.js';

/** Names a representation by its text: whatever in it changes, the name changes. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** A strong tag. Each content coding has its own, for its bytes are other bytes (RFC 9110, 8.8.3.3). */
export function entityTag(hash: string, coding?: Coding): string {
  return coding ? `"${hash}-${coding}"` : `"${hash}"`;
}

/** The tags of a representation in every coding: a caller that read one of them has read its current state. */
export function tagsOf(hash: string): string[] {
  return [entityTag(hash), ...codings.map((coding) => entityTag(hash, coding))];
}

/** `"a", W/"b"`: an opaque tag holds anything but a quotation mark, commas included. */
const listed = /(?:W\/)?"[^"]*"/g;

/** Whether a list of tags names one of these. If-Match compares strongly: a weak tag is equal to none. */
export function namesOne(header: string, tags: readonly string[], comparison: 'strong' | 'weak'): boolean {
  const given: string[] = header.match(listed) ?? [];
  return given.some((tag) => tags.includes(comparison === 'weak' ? tag.replace(/^W\//, '') : tag));
}
