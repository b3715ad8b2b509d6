import { Migration } from '@mikro-orm/migrations';

/** What a document prints although the records do not say it. */
export class Migration0175InferredFacts extends Migration {
  override name = '0175-inferred-facts';

  override up(): void {
    this.addSql("alter table documents add column inferred jsonb not null default '[]'");
  }
}
