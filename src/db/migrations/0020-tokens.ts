import { Migration } from '@mikro-orm/migrations';

/**
 * The token that created a token, the calls of an organization in a minute, and the times of a user's limited actions. The
 * previous release counts calls in rate_windows, which a later release drops.
 */
export class Migration0020Tokens extends Migration {
  override name = '0020-tokens';

  override up(): void {
    this.addSql('alter table access_tokens add column parent_id uuid references access_tokens (id)');
    this.addSql(`
      create table call_windows (
        -- The acting organization, or the user where there is none.
        caller_id uuid not null,
        livemode boolean not null,
        window_start timestamptz not null,
        taken integer not null,
        granted integer not null,
        primary key (caller_id, livemode, window_start)
      );
      create index call_windows_age on call_windows (window_start);
      create table counted_actions (
        user_id uuid not null references users (id),
        action text not null check (action in ('make_token', 'open_account')),
        done_at timestamptz(3) not null
      );
      create index counted_actions_user on counted_actions (user_id, action, done_at desc);
      create index counted_actions_age on counted_actions (done_at);
    `);
  }
}
