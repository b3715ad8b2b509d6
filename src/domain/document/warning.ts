import { territoryName } from '../address/states.js';
import type { Violation } from '../shared/violation.js';

/** A document was made, but its user has something to complete or correct; `citation`: the statute that asks for it. */
export interface DocumentWarning extends Violation {
  citation: string | null;
}

/** Which form was used, and what its user has to know about it. */
export interface DocumentNotice {
  code: string;
  message: string;
}

/** Reports one sentence for each field and fault. */
export function toWarnings(violations: readonly Violation[], citation: string | null): DocumentWarning[] {
  return violations
    .filter(
      ({ field, message }, index) =>
        index === violations.findIndex((other) => other.field === field && other.message === message),
    )
    .map(({ field, message }) => ({ field, message, citation }));
}

/** In a territory, whether a document has any effect is not known; it is printed on a general form. */
export function territoryNotices(state: string): DocumentNotice[] {
  const territory = territoryName(state);
  if (!territory) return [];
  const message = `The service holds no statute of ${territory}: it does not know whether the document has any effect there, what it must contain and when it is due. Have counsel in ${territory} check it.`;
  return [{ code: 'no_statute', message }];
}

/**
 * What a form says of itself: whose wording it has, what counsel should compare, and how it is served or filed.
 *
 * @param compared the marks that the operator's counsel has compared
 */
export function formNotices(
  form: {
    title: string;
    statute: string | null;
    wording: 'statute' | 'own';
    unconfirmed?: readonly string[];
    guidance?: readonly string[];
  },
  compared: readonly string[] = [],
): DocumentNotice[] {
  const { title, statute, wording, unconfirmed = [], guidance = [] } = form;
  const general = statute
    ? `The "${title}" is printed in the service's own words, with the contents that ${statute} requires.`
    : `No statute is cited for the "${title}"; it is printed in the service's own words.`;
  return [
    ...(wording === 'own' ? [{ code: 'general_wording', message: general }] : []),
    ...unconfirmed
      .filter((part) => !compared.includes(part))
      .map((part) => ({
        code: 'wording_unconfirmed',
        message: `Have counsel compare with ${statute}: ${part}.`,
      })),
    ...guidance.map((message) => ({ code: 'guidance', message })),
  ];
}
