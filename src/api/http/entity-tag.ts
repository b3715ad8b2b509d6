import { hash } from 'node:crypto';
import { type Coding, codings } from './compression.js';

/** Identifies a representation by its text: any change to the text changes the hash. */
export function hashText(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}

/** A strong tag. Each content coding has its own, because its bytes differ (RFC 9110, 8.8.3.3). */
export function entityTag(hash: string, coding?: Coding): string {
  return coding ? `"${hash}-${coding}"` : `"${hash}"`;
}

/** The tags of a representation in every coding. A caller that has any of them has read the current state. */
export function toTags(hash: string): string[] {
  return [entityTag(hash), ...codings.map((coding) => entityTag(hash, coding))];
}

/** `"a", W/"b"`: an opaque tag may contain anything except a quotation mark, commas included. */
const listed = /(?:W\/)?"[^"]*"/g;

/** Whether a header's list contains one of these tags. If-Match uses the strong comparison: a weak tag matches none. */
export function matchesTag(header: string, tags: readonly string[], comparison: 'strong' | 'weak'): boolean {
  const listedTags: string[] = header.match(listed) ?? [];
  return listedTags.some((tag) => tags.includes(comparison === 'weak' ? tag.replace(/^W\//, '') : tag));
}
