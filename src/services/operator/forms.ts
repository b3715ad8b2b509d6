import type { EntityManager } from '@mikro-orm/postgresql';
import { dayInState } from '../../domain/deadlines/state-zones.js';
import { type FormReview, hasChanged, openMarks, type PrintedForm } from '../../domain/document/form-review.js';
import { asSeen, illegibility, isUnseen } from '../../domain/shared/legible.js';
import type { Database } from '../../entities/generated/database.js';
import { AppError } from '../../errors/app-error.js';
import { printedForms } from '../../pdf/assets/forms.js';
import { realTime } from '../../runtime/time/real-time.js';
import { isDate } from '../../schema/validation/leaves.js';
import { formReviews } from '../document/form-review.js';

/** What the operator's counsel signed off, on the operator's command line; it applies to documents of every account. */

const longestName = 255;
const longestNote = 2000;

/** Every form, in the order of the tables in docs/documents.md. */
export async function listForms(em: EntityManager) {
  const reviews = await formReviews(em.getKysely<Database>());
  return printedForms.map((form) => described(form, reviews.get(form.code) ?? null));
}

/** Records that counsel has reviewed a form as it is worded now, with its marks. A later review takes the place of an earlier one. */
export async function reviewForm(em: EntityManager, options: { code: string; by: string; on: string; note?: string }) {
  const form = findForm(options.code);
  const reviewedBy = text('name', options.by, 'one', longestName);
  if (!reviewedBy)
    throw reject('The name must not be empty: enter who reviewed the form, such as "Ana Ruiz, Bar no. 12345".');
  const { on: reviewedOn } = options;
  if (!isDate(reviewedOn)) throw reject('The day must be a date such as 2027-01-31.');
  // The first of the states in which a day begins.
  if (reviewedOn > dayInState('GU', realTime())) throw reject('The day must not be in the future.');
  const note = options.note === undefined ? null : text('note', options.note, 'many', longestNote) || null;
  const review: FormReview = { reviewedBy, reviewedOn, note, sha256: form.sha256, marks: form.marks };
  const row = {
    reviewed_by: reviewedBy,
    reviewed_on: reviewedOn,
    note,
    wording_sha256: form.sha256,
    marks: [...form.marks],
    recorded_at: realTime(),
  };
  await em
    .getKysely<Database>()
    .insertInto('form_reviews')
    .values({ form_code: form.code, ...row })
    .onConflict((conflict) => conflict.column('form_code').doUpdateSet(row))
    .execute();
  return described(form, review);
}

/** Removes the review of a form; also of one that the service no longer has. */
export async function unreviewForm(em: EntityManager, code: string) {
  const { numDeletedRows } = await em
    .getKysely<Database>()
    .deleteFrom('form_reviews')
    .where('form_code', '=', code)
    .executeTakeFirst();
  if (numDeletedRows === 0n) {
    throw reject(`The form ${findForm(code).code} has no review.`);
  }
  return { form: code, reviewed: false };
}

function described(form: PrintedForm, review: FormReview | null) {
  const { code, state, title, statute, wording, marks } = form;
  return {
    form: code,
    state,
    title,
    statute,
    wording,
    marks,
    openMarks: openMarks(form, review),
    reviewedBy: review?.reviewedBy ?? null,
    reviewedOn: review?.reviewedOn ?? null,
    note: review?.note ?? null,
    changedSince: review && hasChanged(form, review),
  };
}

function findForm(code: string): PrintedForm {
  const form = printedForms.find((each) => each.code === code);
  if (!form) throw reject(`The form ${code} does not exist: cps forms list has all of them.`);
  return form;
}

function text(label: string, value: string, lines: 'one' | 'many', longest: number): string {
  const seen = isUnseen(value) ? '' : asSeen(value);
  const wrong = illegibility(seen, lines);
  if (wrong) throw reject(`The ${label} ${wrong}`);
  if (seen.length > longest) throw reject(`The ${label} must have at most ${longest} characters.`);
  return seen;
}

function reject(sentence: string): AppError {
  return new AppError('VALIDATION_FAILED', sentence);
}
