import { type WaiverKind, type WaiverStage, type WaiverType, waiverStages } from '../vocabulary.js';
import { isConditional, toStage } from './kind.js';

/**
 * The type that a request means: given as one word, or as conditional or unconditional with a stage. A stage together with the
 * one word has to agree with it; a stage alone moves `current` to its other stage. Returns a string with the fault if the pair
 * is wrong.
 */
export function resolveType(
  kind: WaiverKind | null | undefined,
  stage: WaiverStage | null | undefined,
  current?: WaiverType,
): { type: WaiverType } | { wrong: string } {
  const named = kind ?? (current && (isConditional(current) ? 'conditional' : 'unconditional'));
  if (named === 'conditional' || named === 'unconditional') {
    const meant = stage ?? (current && toStage(current));
    if (meant) return { type: `${named}_${meant}` };
    return { wrong: `The stage field is required when type is ${named}: it is ${waiverStages.join(' or ')}.` };
  }
  if (!named) return { wrong: 'The type field is required.' };
  if (stage && stage !== toStage(named))
    return { wrong: `The stage field must be ${toStage(named)} when type is ${named}.` };
  return { type: named };
}
