import { findUnanswered } from '../parts/unanswered';

/** What decides which form a waiver is printed on, beside its state. Empty until a person or a link decides: it is what the waiver gives up. */
export interface Kind {
  type: 'CONDITIONAL' | 'UNCONDITIONAL' | '';
  stage: 'PROGRESS' | 'FINAL' | '';
}

export type DecidedKind = { [Name in keyof Kind]: Exclude<Kind[Name], ''> };

/** Of a type that a link names, such as `UNCONDITIONAL_PROGRESS`. */
export function kindFor(type: string): Kind {
  const [condition, stage] = type.split('_');
  return {
    type: condition === 'CONDITIONAL' || condition === 'UNCONDITIONAL' ? condition : '',
    stage: stage === 'PROGRESS' || stage === 'FINAL' ? stage : '',
  };
}

/** Why a kind is not decided yet, or the kind. */
export function decideKind({ type, stage }: Kind) {
  const open = findUnanswered(
    { type, stage },
    {
      type: 'Choose whether the payment is there. It decides when the waiver takes effect.',
      stage: 'Choose which payment it is. The final one gives up the rights for all of the work.',
    },
  );
  return open ? { open } : { kind: { type, stage } as DecidedKind };
}
