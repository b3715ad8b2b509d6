import { Resolver } from 'type-graphql';
import { auditEntries } from '../loaders/audit-entry.loader.js';
import { AuditEntry } from '../schema/audit-entry.js';
import { RootFields } from './declared.js';

@RootFields(auditEntries)
@Resolver(() => AuditEntry)
export class AuditEntryResolver {}
