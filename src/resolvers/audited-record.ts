import { Resolver } from 'type-graphql';
import { toRelations } from '../reads/loaders/relations.js';
import { RecordType } from '../schema/common.js';
import { RelatedRecords } from './declared.js';

/** The audit log as a field of every record. */
@RelatedRecords(toRelations('RecordType', { many: { auditEntries: { type: 'AuditEntry', on: 'auditableId' } } }))
@Resolver(() => RecordType)
export class AuditedRecordResolver {}
