import { Field, InputType, ObjectType } from 'type-graphql';
import type { AuditAction, AuditableType } from '../domain/vocabulary.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { Node } from './node.js';
import { DateTime, ID, JSONObject, SafeInt } from './scalars.js';
import { Optional } from './validation/rules.js';

@ObjectType({
  implements: Node,
  description: 'An entry of the audit log: what was done to a record, by whom and from where. It never changes.',
  simpleResolvers: true,
})
export class AuditEntry implements Node {
  @Field(() => ID) id!: string;
  @Field(() => ID, {
    description: 'The organization that the caller acted for; without a caller, the account of the record.',
  })
  organizationId!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'Null when no user made the change: a background job, an inbound webhook or the operator did.',
  })
  userId!: string | null;
  @Field(() => enums.AuditAction, { description: 'What was done to the record.' }) action!: AuditAction;
  @Field(() => enums.AuditableType, { description: 'The type of the record.' }) auditableType!: string;
  @Field(() => ID, { description: 'The id of the record.' }) auditableId!: string;
  @Field(() => SafeInt, { description: 'The serial number of the record, unique within its type.' })
  auditableSerial!: number;
  @Field(() => JSONObject, {
    nullable: true,
    description:
      'Field → previous value: the changed fields of an update, or the whole record before it was deleted. Null for a new record.',
  })
  oldValues!: Record<string, unknown> | null;
  @Field(() => JSONObject, {
    description:
      'Field → new value: the changed fields, or the fields set on a new record. Empty if the row itself was deleted.',
  })
  newValues!: Record<string, unknown>;
  @Field(() => String, { description: 'The IP address that the change came from.' }) ipAddress!: string;
  @Field(() => String, { description: 'The User-Agent of the request; without a request, the name of the program.' })
  userAgent!: string;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime) updatedAt!: string;
}

export const AuditEntryConnection = defineConnection(AuditEntry, 'AuditEntry');
export const AuditEntryOrdering = defineOrdering('AuditEntry', ['CREATED_AT', 'UPDATED_AT']);

@InputType({ description: 'Filters a list of AuditEntry records.' })
export class AuditEntryFilter {
  @Optional(() => ID) organizationId?: string | null;
  @Optional(() => ID) userId?: string | null;
  @Optional(() => enums.AuditAction) action?: AuditAction | null;
  @Optional(() => enums.AuditableType, { description: 'Only changes of records of this type.' })
  auditableType?: AuditableType | null;
  @Optional(() => ID, { description: 'Only changes of the record with this id.' }) auditableId?: string | null;
  @Optional(() => DateTime, { description: 'Only entries made at or after this time.' }) updatedSince?: Date | null;
}
