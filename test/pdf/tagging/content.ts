import { operationsOf } from '../operators.js';

/** A sequence of marked content on a page, in the order of its drawing. */
export interface Sequence {
  tag: string;
  mcid: number | null;
}

export interface PageContent {
  sequences: Sequence[];
  faults: string[];
}

const painting = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'sh', 'Do', 'Tj', 'TJ', "'", '"', 'EI']);

/** Reads what a page draws: each operator that paints must be in exactly one sequence that is either numbered or an artifact. */
export function readContent(stream: string): PageContent {
  const sequences: Sequence[] = [];
  const faults: string[] = [];
  const open: Sequence[] = [];
  for (const { operator, operands } of operationsOf(stream)) {
    if (operator === 'BMC' || operator === 'BDC') {
      const mcid = /\/MCID (\d+)/.exec(operands.join(' '))?.[1];
      const sequence = { tag: operands[0]!.slice(1), mcid: mcid === undefined ? null : Number(mcid) };
      if (open.length > 0) faults.push(`a sequence inside a sequence: ${sequence.tag}`);
      if (sequence.mcid === null && sequence.tag !== 'Artifact')
        faults.push(`neither numbered nor an artifact: ${sequence.tag}`);
      if (sequence.mcid !== null && sequence.tag === 'Artifact') faults.push('an artifact with a number');
      sequences.push(sequence);
      open.push(sequence);
    } else if (operator === 'EMC') {
      if (!open.pop()) faults.push('the end of a sequence that did not begin');
    } else if (painting.has(operator) && open.length === 0)
      faults.push(`painted outside of marked content: ${operator}`);
  }
  if (open.length > 0) faults.push(`a sequence that does not end: ${open[0]!.tag}`);
  return { sequences, faults };
}
