import { Migration } from '@mikro-orm/migrations';

/** What the operator's counsel signed off: a form, in the words that it had then, with its marks for counsel. */
export class Migration0180FormReviews extends Migration {
  override name = '0180-form-reviews';

  override up(): void {
    this.addSql(`
      create table form_reviews (
        form_code text primary key,
        reviewed_by text not null check (reviewed_by <> ''),
        reviewed_on date not null,
        note text,
        wording_sha256 text not null check (wording_sha256 ~ '^[0-9a-f]{64}$'),
        marks text[] not null,
        recorded_at timestamptz(3) not null
      )`);
  }
}
