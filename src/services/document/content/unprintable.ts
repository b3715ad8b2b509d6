import { type FieldErrors, Violations } from '../../../errors/app-error.js';
import { type UnprintableText, UnprintableTextError } from '../../../pdf/render-job.js';

/**
 * The content of a document; `own` is the member for the record that the request itself names, whose fields are reported
 * without a prefix.
 */
export interface Origin {
  facts: object;
  own: string;
}

interface Leaf {
  path: string[];
  text: string;
}

interface Place {
  /** The field's name, as preflight reports it. */
  field: string;
  /** The other record that contains the text; null when it is in the request's own record. */
  on: string | null;
}

/** At most this many texts are quoted; the rest are only counted. */
const maxQuoted = 20;

/**
 * Reports every text that cannot be printed once, under the field it comes from; `document` if no field contains it in its
 * printed form.
 */
export function unprintableErrors(
  unprintable: readonly UnprintableText[],
  { facts, own: ownRoot }: Origin,
): FieldErrors {
  const errors = new Violations();
  const texts = [...new Map(unprintable.map((each) => [each.text.trim(), each])).values()];
  const all = [...leaves(facts, [])];
  for (const each of texts.slice(0, maxQuoted)) {
    const places = findSources(each, all).flatMap(({ path }) => findPlace(path, facts, ownRoot) ?? []);
    const { message } = new UnprintableTextError([each]);
    if (places.length === 0) errors.add('document', message);
    for (const { field, on } of places) errors.add(field, on ? `${message} It is in ${on}.` : message);
  }
  if (texts.length > maxQuoted) {
    errors.add('document', `${texts.length - maxQuoted} more texts cannot be printed.`);
  }
  return errors.errors;
}

/** The field with the exact text, or else the fields that a line, such as one of city and state, was composed of. */
function findSources({ text, characters }: UnprintableText, all: readonly Leaf[]): Leaf[] {
  const printed = text.trim();
  const same = all.filter((leaf) => leaf.text === printed);
  if (same.length > 0) return same;
  return all.filter(
    (leaf) =>
      printed.includes(leaf.text) && characters.some((character) => leaf.text.normalize('NFC').includes(character)),
  );
}

function findPlace([root, ...path]: string[], facts: object, ownRoot: string): Place | null {
  if (root === ownRoot)
    return {
      field: path.join('.').replace(/^g703\b/, 'lines'),
      on: path[0] === 'g703' ? 'the schedule of values' : null,
    };
  if (root === 'project' || root === 'division') return { field: [root, ...path].join('.'), on: `the ${root}` };
  if (root === 'jobsites') return { field: 'jobsites', on: 'a jobsite of the project' };
  if (root !== 'parties') return null;
  const [index, member] = path;
  const party = (facts as { parties: { role: string; isClaimant: boolean }[] }).parties[Number(index)]!;
  // The claimant is printed from its division; its organization may have the same name but is not at fault.
  if (party.isClaimant && member === 'organization') return null;
  const on = `the party with the role ${party.role}`;
  return {
    field: `parties.${party.role.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    on: member === 'organization' ? `the organization of ${on}` : on,
  };
}

function* leaves(value: unknown, path: string[]): Generator<Leaf> {
  if (typeof value === 'string') yield { path, text: value.trim() };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* leaves(item, [...path, key]);
  }
}
