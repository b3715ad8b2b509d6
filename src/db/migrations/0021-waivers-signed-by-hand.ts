import { Migration } from '@mikro-orm/migrations';

/**
 * A waiver that was signed by hand has no evidence of an electronic signature: its signed original is the evidence. The next migration validates the
 * constraint: this one locks the table for as long as its transaction takes.
 */
export class Migration0021WaiversSignedByHand extends Migration {
  override name = '0021-waivers-signed-by-hand';

  override up(): void {
    this.addSql(`
      alter table waivers add column signed_on date;
      alter table waivers drop constraint waivers_signed;
      alter table waivers add constraint waivers_signed check (
        (status in ('signed', 'effective', 'released')) = (signed_at is not null)
        and (signature is null or signed_at is not null)) not valid;
    `);
  }
}
