import { Document } from '../entities/document.js';
import type { Document as DocumentRow } from '../schema/document.js';
import { defineTable, equals } from './table.js';

export const documents = defineTable<DocumentRow>({
  type: 'Document',
  entity: Document,
  name: 'documents',
  derived: {
    notice: ['documentableType'],
    escalation: ['documentableType'],
    waiver: ['documentableType'],
    payApplication: ['documentableType'],
  },
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

/** Previews are listed only on request. */
export function withoutPreviews<F extends { isPreview?: boolean | null }>(filter: F | null): F {
  return { ...filter, isPreview: filter?.isPreview ?? false } as F;
}
