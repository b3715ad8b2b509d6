import { sql } from 'kysely';
import { belonging } from './belonging.js';
import { checked } from './scope.js';

/** Their rows name a project. */
const tables = [
  'parties',
  'jobsites',
  'project_notes',
  'notices',
  'escalations',
  'waivers',
  'sovs',
  'pay_applications',
  'documents',
  'document_orders',
  'fulfillment_requests',
];

/** The ids of a project and of all its records, also of deleted ones: previews of documents are left out. */
export const recordsOfProjects = belonging({
  name: 'records-of-projects',
  rows: (ctx, ids) => {
    const parts = tables.map(
      (table) => sql`
        select id, project_id as "projectId" from ${sql.table(table)}
        where project_id = any(${ids}) and ${checked(ctx, table, 'any')}${table === 'documents' ? sql` and not is_preview` : sql``}`,
    );
    return sql<{ id: string; projectId: string }>`
      select id, id as "projectId" from projects where id = any(${ids}) and ${checked(ctx, 'projects', 'any')}
      union all ${sql.join(parts, sql` union all `)}`;
  },
  owner: ({ projectId }) => projectId,
  value: (rows): string[] => rows.map(({ id }) => id),
});
