declare global {
  /** The tenth of the cases that this run takes, from 1 to 10; undefined when it takes all. */
  var tenth: number | undefined;
}

/** Whether the run takes all cases (`npm run test:deep`, or `npm test` with the path of the file). */
export const takesAll = globalThis.tenth === undefined;

/** All cases, or a tenth of them in `npm test`; at least one. The file begins with the comment `@sampled cases`. */
export function sample<Case>(cases: readonly Case[]): Case[] {
  const { tenth } = globalThis;
  if (tenth === undefined) return [...cases];
  const step = Math.min(10, cases.length);
  return cases.filter((_, at) => at % step === tenth % step);
}
