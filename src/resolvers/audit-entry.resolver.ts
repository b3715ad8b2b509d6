import { Resolver } from 'type-graphql';
import { auditEntries } from '../loaders/audit-entry.loader.js';
import { relationsOf } from '../loaders/relations.js';
import { AuditEntry } from '../schema/audit-entry.js';
import { RecordType } from '../schema/common.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(auditEntries)
@Resolver(() => AuditEntry)
export class AuditEntryResolver {}

/** The audit log as a field of every record. */
@RelatedRecords(relationsOf('RecordType', { many: { auditEntries: { type: 'AuditEntry', on: 'auditableId' } } }))
@Resolver(() => RecordType)
export class AuditedRecordResolver {}
