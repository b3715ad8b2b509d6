import { longDate, parseDay } from './calendar.js';
import { options } from './cli-options.js';
import type { Deadline } from './deadline.js';
import { capitalized } from './wording.js';

const width = 100;

export const usageText = `Usage: lien-deadlines explain --state CODE --role ROLE [options]
       lien-deadlines --help | --version

Prints the deadlines of a construction claimant in the United States, in the order in which they are usually
taken: each date with its reasons, how it was counted, the other readings of the law, and the statute.

Options of explain; a fact that is not given is not known, and dates are YYYY-MM-DD:

${Object.values(options).map(described).join('\n')}
${described({ flag: 'json', hint: 'print the deadlines as a JSON array, with the fields of the README' })}

Exit status: 0 if the deadlines are printed, 1 if there are no rules for the state, 2 if the command line is wrong.

Example:
  lien-deadlines explain --state FL --role subcontractor --first-furnishing 2026-03-02
`;

function described({
  flag,
  takes,
  hint,
  isRepeatable,
}: {
  flag: string;
  takes?: string;
  hint: string;
  isRepeatable?: true;
}): string {
  const option = `  --${flag}${takes ? ` ${takes}` : ''}`;
  const [first, ...others] = wrapped(isRepeatable ? `${hint}; may be repeated` : hint, width - 30);
  return [option.padEnd(30) + first, ...others.map((line) => ' '.repeat(30) + line)].join('\n');
}

/** A course as text for people, after sentences on facts that cannot all be right. */
export function courseText(deadlines: readonly Deadline[], contradictions: readonly string[]): string {
  const note = 'Unverified reference data, not legal advice. Have each date checked before you rely on it.';
  const paragraphs = contradictions.map((sentence) => wrapped(sentence, width).join('\n'));
  return `${[...paragraphs, ...deadlines.map(deadlineText), note].join('\n\n')}\n`;
}

function deadlineText({ kind, month, required, date, safeDate, ...deadline }: Deadline): string {
  const heading = `${capitalized(kind.replaceAll('_', ' '))}${month ? ` for work of ${month}` : ''}`;
  const day = date ?? safeDate;
  const when = day ? `${longDate(parseDay(day))}${date ? '' : ' (earliest possible)'}` : 'no date';
  return [
    `${heading}: ${required === false ? 'not required' : when}`,
    ...indented(deadline.explanation, 2),
    ...deadline.warnings.flatMap((text) => indented(text, 2)),
    ...(date && safeDate && safeDate < date ? [`  Safe date: ${longDate(parseDay(safeDate))}`] : []),
    ...(deadline.steps.length > 0 ? ['  Counted:'] : []),
    ...deadline.steps.flatMap(({ text, date: on, citation }) => indented(`${text}: ${on} (${citation})`, 4)),
    ...(deadline.alternatives.length > 0 ? ['  Other readings:'] : []),
    ...deadline.alternatives.flatMap(({ condition, date: on, citation }) =>
      indented(`${condition}: ${on ?? 'no date'} (${citation})`, 4),
    ),
    ...(deadline.source ? indented(`Statute: ${deadline.source}${checkedOn(deadline.checkedOn)}`, 2) : []),
  ].join('\n');
}

function checkedOn(day: string | null): string {
  return day ? `, looked up ${day}` : '';
}

/** Lines of at most `width` characters; those after the first are indented two more. */
function indented(text: string, by: number): string[] {
  return wrapped(text, width - by - 2).map((line, index) => ' '.repeat(index === 0 || by === 2 ? by : by + 2) + line);
}

function wrapped(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
