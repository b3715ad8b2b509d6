import { ApiError } from '../api/errors';

/** What no default may decide, with the sentence that asks for it: null if all of it is answered. The paths are `prefix` and the name. */
export function findUnanswered<Name extends string>(
  values: Readonly<Record<NoInfer<Name>, string>>,
  questions: Readonly<Record<Name, string>>,
  prefix = '',
): ApiError | null {
  const open = (Object.keys(questions) as Name[]).filter((name) => values[name].trim() === '');
  if (open.length === 0) return null;
  return new ApiError(
    'VALIDATION_FAILED',
    questions[open[0]!],
    null,
    open.map((name) => ({ path: `${prefix}${name}`, rule: 'sentence', params: {}, message: questions[name] })),
  );
}
