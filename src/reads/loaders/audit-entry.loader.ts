import { AuditEntry } from '../../entities/audit-entry.js';
import type { AuditEntry as AuditEntryRow } from '../../schema/audit-entry.js';
import { auditedNames } from './audited-names.js';
import { defineTable, equals } from './table.js';
import { usersOf } from './user.loader.js';

export const auditEntries = defineTable<AuditEntryRow>({
  type: 'AuditEntry',
  entity: AuditEntry,
  name: 'audit_entries',
  one: { organization: { type: 'Organization', description: 'The organization that the caller acted for.' } },
  derived: {
    refused: ['action', 'newValues'],
    isPreview: ['auditableType', 'oldValues', 'newValues'],
    record: ['auditableType'],
    recordName: [],
    user: [],
  },
  facts: [usersOf.facts('user_id', 'user'), auditedNames.facts('auditable_id', 'recordName')],
  filters: {
    organizationId: equals('organization_id'),
    userId: equals('user_id'),
    action: equals('action'),
    auditableType: equals('auditable_type'),
    auditableId: equals('auditable_id'),
  },
});
