import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { LeftOutReason } from '../domain/sov/import-csv/sort-rows.js';
import { type ScheduleStatus, scheduleLimits } from '../domain/sov/schedule.js';
import { defineUpdate, RecordType } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { PlacedByProjectFilter } from './of-project.js';
import { DateTime, Decimal, ID, JSONObject, Percent } from './scalars.js';
import { Optional, Printed, Required, Unclearable } from './validation/rules.js';

@ObjectType({ description: 'A line of a schedule of values.', simpleResolvers: true })
export class SovLine {
  @Field(() => ID, { nullable: true, description: 'Null in the preview of an import.' }) id!: string | null;
  @Field(() => Int, { description: 'Its position in the schedule, starting at 1.' }) position!: number;
  @Field(() => String, { description: 'The number of the line, as printed.' }) itemNumber!: string;
  @Field(() => String, { description: 'The work of the line.' }) description!: string;
  @Field(() => String, { nullable: true, description: 'A code of your own for the line.' }) costCode!: string | null;
  @Field(() => Decimal, { description: 'The line’s share of the contract sum.' }) scheduledValue!: string;
  @Field(() => Percent, { nullable: true, description: 'Overrides the retainage of applications for this line.' })
  retainagePercent!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The change order that added the line; null for lines of the original contract.',
  })
  changeOrderNumber!: string | null;
}

@ObjectType({ description: 'The sums of a schedule of values.', simpleResolvers: true })
export class SovTotals {
  @Field(() => Decimal, { description: 'Lines of the original contract.' }) originalScheduledValue!: string;
  @Field(() => Decimal, { description: 'Lines of change orders.' }) changeOrderValue!: string;
  @Field(() => Decimal, { description: 'All lines.' }) scheduledValue!: string;
  @Field(() => Int, { description: 'The number of lines.' }) lineCount!: number;
}

@ObjectType({
  description: 'A schedule of values: how a contract sum is divided into lines of work.',
  simpleResolvers: true,
})
export class Sov extends RecordType {
  @Field(() => ID) organizationId!: string;
  @Field(() => ID) projectId!: string;
  @Field(() => String, { description: 'The name of the schedule.' }) name!: string;
  @Field(() => enums.SovStatus) status!: ScheduleStatus;
}

@ObjectType({ description: 'A column of the file and the field it was read as.', simpleResolvers: true })
class SovImportColumn {
  @Field(() => String, { description: 'The field that the column was read as.' }) column!: string;
  @Field(() => String, { description: 'The heading of the column in the file.' }) header!: string;
}

@ObjectType({ description: 'A row of the file that is no line of the schedule.', simpleResolvers: true })
class SovImportLeftOutRow {
  @Field(() => Int, { description: 'Its number in a spreadsheet, from 1.' }) row!: number;
  @Field(() => enums.LeftOutReason, { description: 'Why the row is no line.' }) reason!: LeftOutReason;
  @Field(() => String, { description: 'Its cells, at most 100 characters.' }) text!: string;
  @Field(() => Decimal, { nullable: true, description: 'Its amount; null when it has none.' })
  scheduledValue!: string | null;
}

@ObjectType({
  description: 'The rows of the file that were left out, to compare with the totals of the lines.',
  simpleResolvers: true,
})
class SovImportLeftOut {
  @Field(() => [SovImportLeftOutRow], { description: 'The rows, in the order of the file.' })
  rows!: SovImportLeftOutRow[];
  @Field(() => Decimal, { description: 'The sum of their amounts.' }) scheduledValue!: string;
  @Field(() => Decimal, {
    nullable: true,
    description: 'The total that the file states for all its lines; null when it states none.',
  })
  statedTotal!: string | null;
}

@ObjectType({ description: 'The contents read from a CSV file and the resulting schedule.', simpleResolvers: true })
export class SovImport {
  @Field(() => ID, { nullable: true, description: 'The schedule’s id; null after a dry run.' }) id!: string | null;
  @Field(() => ID) organizationId!: string;
  @Field(() => ID) projectId!: string;
  @Field(() => String) name!: string;
  @Field(() => enums.SovStatus) status!: ScheduleStatus;
  @Field(() => JSONObject, { nullable: true }) metadata!: Record<string, unknown> | null;
  @Field(() => DateTime, { nullable: true, description: 'Null after a dry run that would create a new schedule.' })
  createdAt!: Date | null;
  @Field(() => DateTime, { nullable: true }) updatedAt!: Date | null;
  @Field(() => Boolean, { description: 'Whether this was a dry run.' }) dryRun!: boolean;
  @Field(() => [SovLine], { description: 'The lines, in order.' }) lines!: SovLine[];
  @Field(() => SovTotals) totals!: SovTotals;
  @Field(() => [SovImportColumn], { description: 'The columns of the file and the fields they were read as.' })
  columns!: SovImportColumn[];
  @Field(() => [String], { description: 'Notes on what was skipped or interpreted.' }) notes!: string[];
  @Field(() => SovImportLeftOut, { description: 'The rows that were left out, with their amounts.' })
  leftOut!: SovImportLeftOut;
}

export const SovConnection = defineConnection(Sov, 'Sov');
export const SovOrdering = defineOrdering('Sov', [
  'CREATED_AT',
  'UPDATED_AT',
  'NAME',
  'STATUS',
  'PROJECT',
  'SCHEDULED_VALUE',
]);

@InputType({ description: 'Filters a list of Sov records.' })
export class SovFilter extends PlacedByProjectFilter {
  @Optional(() => ID) organizationId?: string | null;
  @Optional(() => enums.SovStatus) status?: ScheduleStatus | null;
  @Optional(() => String, { max: 255 }) search?: string | null;
  @Optional(() => DateTime, { description: 'Only those created at or after this time.' }) createdFrom?: Date | null;
  @Optional(() => DateTime, { description: 'Only those created before this time.' }) createdUntil?: Date | null;
}

@InputType()
@Printed()
export class SovLineInput {
  @Optional(() => ID, { description: 'The id of an existing line; a line without an id is new.' }) id?: string | null;
  @Optional(() => String, {
    max: scheduleLimits.itemNumber,
    description: 'By default, the position in the schedule, or the next number that no line has.',
  })
  itemNumber?: string | null;
  @Required(() => String, { max: scheduleLimits.description }) description!: string;
  @Optional(() => String, { max: scheduleLimits.costCode }) costCode?: string | null;
  @Required(() => Decimal, { description: 'Negative for a credit.' }) scheduledValue!: string;
  @Optional(() => Percent, { atLeast: 0, atMost: 100 }) retainagePercent?: string | null;
  @Optional(() => String, { max: scheduleLimits.changeOrderNumber }) changeOrderNumber?: string | null;
}

@InputType()
@Printed()
export class CreateSovInput {
  @Required(() => ID) projectId!: string;
  @Optional(() => ID, { description: 'The organization whose contract it divides; by default, the claimant.' })
  organizationId?: string | null;
  @Optional(() => String, { max: 255 }) name?: string | null;
  @Optional(() => enums.SovStatus, {
    description:
      'The lines of an active schedule must add up to the contract amount of its project, if one is recorded.',
  })
  status?: ScheduleStatus | null;
  @Optional(() => [SovLineInput], { description: 'The lines, in order.' }) lines?: SovLineInput[] | null;
  @Optional(() => JSONObject, { json: 'object' }) metadata?: Record<string, unknown> | null;
}

@InputType()
@Printed()
export class UpdateSovInput extends defineUpdate(CreateSovInput, {
  fixed: ['projectId', 'organizationId'],
  unclearable: ['name'],
}) {
  @Unclearable(() => enums.SovStatus, { description: 'Can change from draft to active, but not back.' })
  status?: ScheduleStatus;
  @Unclearable(() => [SovLineInput], { description: 'Replaces the lines. Lines with an id are kept; others are new.' })
  lines?: SovLineInput[];
}

@InputType({ description: 'A CSV file with a schedule of values, as text or as bytes.' })
export class ImportSovCsvInput {
  @Optional(() => ID, { requiredWithout: 'sovId', description: 'The project of a new schedule.' })
  projectId?: string | null;
  @Optional(() => ID, {
    description: 'The schedule whose lines the file replaces, if nothing on it has been billed.',
  })
  sovId?: string | null;
  @Optional(() => String, { max: 255, description: 'The name of a new schedule.' }) name?: string | null;
  @Optional(() => String, { verbatim: true, requiredWithout: 'csvBase64', description: 'The file’s text.' }) csv?:
    | string
    | null;
  @Optional(() => String, {
    description: 'The bytes of the file in base64, instead of its text, for files that are not UTF-8.',
  })
  csvBase64?: string | null;
  @Optional(() => Boolean, { description: 'Only reports the contents of the file and saves nothing.' })
  dryRun?: boolean | null;
}
