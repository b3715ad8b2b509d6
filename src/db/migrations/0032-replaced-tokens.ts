import { Migration } from '@mikro-orm/migrations';

/** Which token took the place of a rotated one. Rotations by the release before leave none. */
export class Migration0032ReplacedTokens extends Migration {
  override name = '0032-replaced-tokens';

  override up(): void {
    this.addSql('alter table access_tokens add column replaced_by_id uuid references access_tokens (id)');
  }
}
