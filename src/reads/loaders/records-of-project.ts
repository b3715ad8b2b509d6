import { sql } from 'kysely';
import { belonging } from './belonging.js';
import { checked } from './scope.js';

/** Their rows name a project. */
const tables = [
  'parties',
  'jobsites',
  'project_notes',
  'received_notices',
  'notices',
  'escalations',
  'waivers',
  'waiver_requests',
  'sovs',
  'pay_applications',
  'documents',
  'document_orders',
  'fulfillment_requests',
];

/** Their rows name a record of the project. */
const children = [
  { table: 'pay_application_payments', column: 'pay_application_id', parent: 'pay_applications' },
  { table: 'pay_application_comments', column: 'pay_application_id', parent: 'pay_applications' },
  { table: 'pay_application_participants', column: 'pay_application_id', parent: 'pay_applications' },
  { table: 'document_order_payments', column: 'document_order_id', parent: 'document_orders' },
] as const;

/** The ids of a project and of all its records, also of deleted ones: previews of documents are left out. */
export const recordsOfProjects = belonging({
  name: 'records-of-projects',
  rows: (ctx, ids) => {
    const parts = tables.map(
      (table) => sql`
        select id, project_id as "projectId" from ${sql.table(table)}
        where project_id = any(${ids}) and ${checked(ctx, table, 'any')}${table === 'documents' ? sql` and not is_preview` : sql``}`,
    );
    const childParts = children.map(
      ({ table, column, parent }) => sql`
        select c.id, p.project_id from (select id, project_id from ${sql.table(parent)}
          where project_id = any(${ids}) and ${checked(ctx, parent, 'any')}) p
        join lateral (select id from ${sql.table(table)} where ${sql.ref(column)} = p.id and ${checked(ctx, table, 'any')}) c on true`,
    );
    return sql<{ id: string; projectId: string }>`
      select id, id as "projectId" from projects where id = any(${ids}) and ${checked(ctx, 'projects', 'any')}
      union all ${sql.join([...parts, ...childParts], sql` union all `)}`;
  },
  owner: ({ projectId }) => projectId,
  value: (rows): string[] => rows.map(({ id }) => id),
});
