import { type Kysely, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { type FormReview, openMarks, reviewNotice } from '../../domain/document/form-review.js';
import type { DocumentNotice } from '../../domain/document/warning.js';
import type { Database } from '../../entities/generated/database.js';
import { printedFormOf } from '../../pdf/assets/forms.js';

/** What the notices of a document say, with what the operator's counsel has signed off of its form when it is made. */
export async function readNotices(
  ctx: RequestContext,
  template: string,
  ofForm: (compared: readonly string[]) => DocumentNotice[],
): Promise<DocumentNotice[]> {
  const form = printedFormOf(template);
  if (!form) return ofForm([]);
  const review = (await formReviews(ctx.db, form.code)).get(form.code) ?? null;
  const open = openMarks(form, review);
  return [...ofForm(form.marks.filter((mark) => !open.includes(mark))), reviewNotice(form, review)];
}

/** The reviews of forms by their codes: of all forms, or of one. */
export async function formReviews(
  db: Pick<Kysely<Database>, 'getExecutor'>,
  code?: string,
): Promise<Map<string, FormReview>> {
  const { rows } = await sql<FormReview & { code: string }>`
    select form_code as code, reviewed_by as "reviewedBy", reviewed_on::text as "reviewedOn", note, wording_sha256 as sha256, marks
    from form_reviews where ${code === undefined ? sql`true` : sql`form_code = ${code}`}`.execute(
    db as Kysely<Database>,
  );
  return new Map(rows.map(({ code, ...review }) => [code, review]));
}
