import { type FieldErrors, Violations } from '../../../errors/app-error.js';
import { type UnprintableText, UnprintableTextError } from '../../../pdf/render-job.js';

/** What a document is made of; `own` is the member that the request itself names, whose fields are told without a prefix. */
export interface Origin {
  facts: object;
  own: string;
}

interface Leaf {
  path: string[];
  text: string;
}

interface Place {
  /** As preflight names it. */
  field: string;
  /** The other record that the text stands on; null on the request's own. */
  on: string | null;
}

/** So many texts are quoted; of more, only their number is told. */
const mostQuoted = 20;

/** Every text that cannot be printed, once, under the field it comes from; `document` for one that stands nowhere as it is printed. */
export function unprintableErrors(unprintable: readonly UnprintableText[], { facts, own }: Origin): FieldErrors {
  const errors = new Violations();
  const texts = [...new Map(unprintable.map((each) => [each.text.trim(), each])).values()];
  const all = [...leaves(facts, [])];
  for (const each of texts.slice(0, mostQuoted)) {
    const places = sourcesOf(each, all).flatMap(({ path }) => placeOf(path, facts, own) ?? []);
    const { message } = new UnprintableTextError([each]);
    if (places.length === 0) errors.add('document', message);
    for (const { field, on } of places) errors.add(field, on ? `${message} It is in ${on}.` : message);
  }
  if (texts.length > mostQuoted) {
    errors.add('document', `${texts.length - mostQuoted} more texts cannot be printed.`);
  }
  return errors.errors;
}

/** Where the very text stands, else the parts that a line, such as one of city and state, was put together from. */
function sourcesOf({ text, characters }: UnprintableText, all: readonly Leaf[]): Leaf[] {
  const printed = text.trim();
  const same = all.filter((leaf) => leaf.text === printed);
  if (same.length > 0) return same;
  return all.filter(
    (leaf) =>
      printed.includes(leaf.text) &&
      // Without characters at fault it is a word longer than a line, which is found by its length.
      (characters.some((character) => leaf.text.normalize('NFC').includes(character)) || leaf.text.length > 250),
  );
}

function placeOf([root, ...path]: string[], facts: object, own: string): Place | null {
  if (root === own)
    return {
      field: path.join('.').replace(/^g703\b/, 'lines'),
      on: path[0] === 'g703' ? 'the schedule of values' : null,
    };
  if (root === 'project' || root === 'division') return { field: [root, ...path].join('.'), on: `the ${root}` };
  if (root === 'jobsites') return { field: 'jobsites', on: 'a jobsite of the project' };
  if (root !== 'parties') return null;
  const [index, member] = path;
  const party = (facts as { parties: { role: string; isClaimant: boolean }[] }).parties[Number(index)]!;
  // The claimant is printed from its division; its organization may have the same name and is not at fault.
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
