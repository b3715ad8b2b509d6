import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { Document } from '../../entities/document.js';
import type { Document as DocumentRow } from '../../schema/document.js';
import { defineTable, equals } from './table.js';

export const documents = defineTable<DocumentRow>({
  type: 'Document',
  entity: Document,
  name: 'documents',
  one: {
    organization: 'Organization',
    project: 'Project',
    division: 'Division',
    notice: { type: 'Notice', by: 'documentableId', when: { documentableType: 'notice' } },
    escalation: { type: 'Escalation', by: 'documentableId', when: { documentableType: 'escalation' } },
    waiver: { type: 'Waiver', by: 'documentableId', when: { documentableType: 'waiver' } },
    payApplication: { type: 'PayApplication', by: 'documentableId', when: { documentableType: 'pay_application' } },
  },
  many: {
    orders: 'DocumentOrder',
  },
  derived: { record: ['documentableType'] },
  // Previews are listed only on request.
  defaults: { isPreview: false },
  filters: {
    type: equals('type'),
    status: equals('status'),
    isPreview: equals('is_preview'),
    documentableType: equals('documentable_type'),
    documentableId: equals('documentable_id'),
    projectId: equals('project_id'),
    organizationId: equals('organization_id'),
  },
});

/** Whether a document's signed original takes its place, as `isUsable` decides it. @param alias the name of the table in the statement */
export function hasUsableOriginal(alias: string): RawBuilder<SqlBool> {
  const original = sql.ref(`${alias}.signed_original`);
  return sql`coalesce(${original} -> 'flags' = '[]' or ${original} ->> 'acceptedAt' is not null, false)`;
}
