import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids, listIndexes, metadataAndTimes } from './0002-accounts.js';
import { ofProject } from './0003-projects.js';

/** What people write down on a project, and what they have to do there: a task is a note that is to be done. */
export class Migration0032ProjectNotes extends Migration {
  override name = '0032-project-notes';

  override up(): void {
    this.addSql(`
      create table project_notes (
        ${ids},
        organization_id uuid not null references organizations (id),
        project_id uuid not null,
        text text not null,
        -- Null for what no person wrote.
        author_id uuid references users (id),
        mentioned_ids jsonb not null default '[]',
        is_task boolean not null default false,
        assignee_id uuid references users (id),
        due_on date,
        is_done boolean not null default false,
        done_at timestamptz(3),
        done_by_id uuid references users (id),
        ${metadataAndTimes},
        -- Tasks without a day come last.
        due_order date not null generated always as (coalesce(due_on, date '9999-12-31')) stored,
        ${ofProject},
        check (is_task or (assignee_id is null and due_on is null and not is_done)),
        check (is_done = (done_at is not null))
      );
      ${listIndexes('project_notes', 'is_task, is_done, assignee_id')}
      create index project_notes_project on project_notes (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index project_notes_organization on project_notes (organization_id, account_id, livemode, serial desc)
        include (deleted_at);
      create index project_notes_by_due on project_notes (account_id, livemode, due_order, id) where deleted_at is null;
      create index project_notes_to_do on project_notes (assignee_id, account_id, livemode, due_order, id)
        where is_task and not is_done and deleted_at is null;
      ${audited('project_notes', 'ProjectNote', ['due_order'])};
    `);
  }
}
