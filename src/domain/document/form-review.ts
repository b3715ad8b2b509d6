import type { DocumentNotice } from './warning.js';

/** A form that documents are printed with, as one row of the table of all forms (pdf/assets/forms.ts). */
export interface PrintedForm {
  /** The `template` of its documents. */
  code: string;
  /** Two letters, or `*` for a form of every state that has none of its own. */
  state: string;
  title: string;
  statute: string | null;
  wording: 'statute' | 'own';
  /** Parts that counsel should compare with the statute. */
  marks: readonly string[];
  /** SHA-256 of its wording, in hex. */
  sha256: string;
}

/** What the operator's counsel signed off. */
export interface FormReview {
  reviewedBy: string;
  /** `YYYY-MM-DD`. */
  reviewedOn: string;
  note: string | null;
  /** The form's wording and its marks on that day. */
  sha256: string;
  marks: readonly string[];
}

/** Whether a form has other words than those that were reviewed. */
export function hasChanged(form: PrintedForm, review: FormReview): boolean {
  return form.sha256 !== review.sha256;
}

/** The marks that a review does not cover: all of them if the wording has changed since. */
export function openMarks(form: PrintedForm, review: FormReview | null): string[] {
  return form.marks.filter((mark) => !review || hasChanged(form, review) || !review.marks.includes(mark));
}

/** Whether the operator's counsel has reviewed the form of a document. */
export function reviewNotice(form: PrintedForm, review: FormReview | null): DocumentNotice {
  if (!review) {
    return { code: 'form_not_reviewed', message: 'This form has not been reviewed by the operator’s counsel.' };
  }
  const reviewed = `This form was reviewed by ${review.reviewedBy} on ${review.reviewedOn}`;
  return hasChanged(form, review)
    ? { code: 'form_changed_since_review', message: `${reviewed}. Its wording has changed since.` }
    : { code: 'form_reviewed', message: `${reviewed}.` };
}
