import { Migration } from '@mikro-orm/migrations';

/** What was last computed for each project, so that the watch finds what is due without computing (decision 41). */
export class Migration0066ProjectDeadlines extends Migration {
  override name = '0066-project-deadlines';

  override up(): void {
    this.addSql(`
      create table project_courses (
        project_id uuid primary key references projects (id),
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        -- The version of the rules that computed the deadlines; empty until they are computed.
        rules text not null default '',
        -- A monthly series that has not ended grows on this day.
        grows_on date
      );
      create index project_courses_rules on project_courses (rules, account_id, livemode);
      create index project_courses_of_account on project_courses (account_id, livemode, rules);
      create index project_courses_growing on project_courses (grows_on) where grows_on is not null;
      create index project_courses_growing_of_account on project_courses (account_id, livemode, grows_on)
        where grows_on is not null;
    `);
    this.addSql(`
      create table project_deadlines (
        project_id uuid not null references project_courses (project_id),
        kind text not null,
        -- The month of furnishing (YYYY-MM); empty where months have no deadlines of their own.
        month text not null default '',
        -- The place among several deadlines of one kind and month, such as one for each waiver.
        ordinal integer not null,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        date date,
        safe_date date,
        -- The act is not done, and it is required or may be.
        is_open boolean not null,
        -- The next day on which something is to report; null if nothing is.
        watch_on date,
        primary key (project_id, kind, month, ordinal)
      );
      create index project_deadlines_account on project_deadlines (account_id, livemode);
      create index project_deadlines_watch on project_deadlines (watch_on) where watch_on is not null;
      create index project_deadlines_watch_of_account on project_deadlines (account_id, livemode, watch_on)
        where watch_on is not null;
    `);
    this.addSql(`
      create table project_deadline_alerts (
        project_id uuid not null references projects (id),
        kind text not null,
        month text not null,
        ordinal integer not null,
        -- A deadline that moves is reported again.
        deadline date not null,
        step text not null check (step in ('30_days', '10_days', '3_days', '1_day', 'missed')),
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        created_at timestamptz(3) not null,
        primary key (project_id, kind, month, ordinal, deadline, step)
      );
      create index project_deadline_alerts_account on project_deadline_alerts (account_id, livemode);
    `);
    // Every project has a course, also one that the previous release creates: the watch computes what is not computed yet.
    this.addSql(`
      create function add_project_course() returns trigger language plpgsql as $$
      begin
        insert into project_courses (project_id, account_id, livemode) values (new.id, new.account_id, new.livemode);
        return null;
      end $$
    `);
    this.addSql(`
      create trigger has_course after insert on projects for each row execute function add_project_course()
    `);
    this.addSql(`
      insert into project_courses (project_id, account_id, livemode)
      select id, account_id, livemode from projects where deleted_at is null
      on conflict do nothing
    `);
  }
}
