import { Field, InputType, ObjectType } from 'type-graphql';
import { type AuditAction, auditableTypes } from '../domain/vocabulary.js';
import { Optional } from '../validation/rules.js';
import { connectionOf, orderingOf } from './connection.js';
import { AuditActionEnum } from './enums.js';
import { DateTime, JSONObject, SafeInt, UUID } from './scalars.js';

@ObjectType({
  description: 'An entry of the audit log: what was done to a record, by whom and from where. It never changes.',
  simpleResolvers: true,
})
export class AuditEntry {
  @Field(() => UUID) id!: string;
  @Field(() => UUID, { description: 'The organization that the change was made for.' })
  organizationId!: string;
  @Field(() => UUID, { nullable: true, description: 'Null when the operator or a background job made the change.' })
  userId!: string | null;
  @Field(() => AuditActionEnum) action!: AuditAction;
  @Field(() => String, { description: 'The type of the record, such as `Notice`.' }) auditableType!: string;
  @Field(() => UUID, { description: 'The id of the record.' }) auditableId!: string;
  @Field(() => SafeInt, { description: 'The serial number of the record among those of its type.' })
  auditableSerial!: number;
  @Field(() => JSONObject, {
    nullable: true,
    description: 'Field → value before an update, or the whole record before it was deleted. Null for a new record.',
  })
  oldValues!: Record<string, unknown> | null;
  @Field(() => JSONObject, {
    description: 'Field → new value: the changed fields of an update, or the fields set on a new record.',
  })
  newValues!: Record<string, unknown>;
  @Field(() => String) ipAddress!: string;
  @Field(() => String) userAgent!: string;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime) updatedAt!: string;
}

export const AuditEntryConnection = connectionOf(AuditEntry, 'AuditEntry');
export const AuditEntryOrdering = orderingOf('AuditEntry', ['CREATED_AT', 'UPDATED_AT']);

@InputType({ description: 'Narrows a list of AuditEntry records.' })
export class AuditEntryFilter {
  @Optional(() => UUID) organizationId?: string | null;
  @Optional(() => UUID) userId?: string | null;
  @Optional(() => AuditActionEnum) action?: AuditAction | null;
  @Optional(() => String, {
    oneOf: auditableTypes,
    description: 'Only changes of records of this type, such as `Notice`.',
  })
  auditableType?: string | null;
  @Optional(() => UUID, { description: 'Only changes of the record with this id.' }) auditableId?: string | null;
  @Optional(() => DateTime, { description: 'Only entries made at or after this time.' }) updatedSince?: Date | null;
}
