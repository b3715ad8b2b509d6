import type { DeadlineKind, Duty } from 'lien-deadlines';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { deadlineYears } from '../domain/deadlines/facts.js';
import type { DeadlineFact } from '../domain/deadlines/missing-facts.js';
import type { DeadlineStepKind } from '../domain/deadlines/step-kinds.js';
import type { PartyRole } from '../domain/vocabulary.js';
import { enums } from './enums.js';
import { ID, LocalDate } from './scalars.js';
import { Optional } from './validation/rules.js';

@ObjectType({
  description: 'Another reading of the law, with the condition under which it applies.',
  simpleResolvers: true,
})
class DeadlineAlternative {
  @Field(() => String, { description: 'A clause, such as `the project is residential`.' }) condition!: string;
  @Field(() => LocalDate, { nullable: true, description: 'Null if nothing is required then, or no date can be given.' })
  date!: string | null;
  @Field(() => String, { description: 'The statute.' }) citation!: string;
}

@ObjectType({ description: 'One step of the calculation of a deadline.', simpleResolvers: true })
class DeadlineCalculationStep {
  @Field(() => enums.DeadlineStepKind, { description: 'What the step does.' }) kind!: DeadlineStepKind;
  @Field(() => String) text!: string;
  @Field(() => LocalDate) date!: string;
  @Field(() => String, { description: 'The statute.' }) citation!: string;
}

/** What the law says about a deadline, and how its date was calculated. */
@ObjectType({ simpleResolvers: true })
abstract class CalculatedDeadline {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'False if nothing is required or there is no such right. Null if the law is in doubt, or it depends on facts that are not recorded: keep the date to be safe.',
  })
  required!: boolean | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The length of the period in days; null if it is not measured in days.',
  })
  days!: number | null;
  @Field(() => String, { description: 'The event that starts the period; or `none`, `undetermined` or `unknown`.' })
  basis!: string;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The earliest date of all readings that the recorded facts allow. Keep this date to be safe.',
  })
  safeDate!: string | null;
  @Field(() => String, { nullable: true, description: '`calendar_days`, `business_days` or `months`.' })
  counting!: string | null;
  @Field(() => Boolean, {
    description: 'Whether the statute only measures back from the notice, so that the date never moves to a later day.',
  })
  isLookback!: boolean;
  @Field(() => LocalDate, { nullable: true, description: 'The first day of furnishing that the served notice covers.' })
  coveredFrom!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The state’s own name of the document, such as Notice to Owner.',
  })
  documentName!: string | null;
  @Field(() => [enums.DeadlineFact], {
    description: 'The fields that are empty and would give the date or narrow it.',
  })
  missingFacts!: readonly DeadlineFact[];
  @Field(() => String, {
    nullable: true,
    description:
      'Where no date can be given, what it depends on that no field records, such as `the date of the building permit`.',
  })
  dependsOn!: string | null;
  @Field(() => [DeadlineAlternative], { description: 'The other readings of the law.' })
  alternatives!: DeadlineAlternative[];
  @Field(() => [DeadlineCalculationStep], { description: 'How the date was calculated.' })
  steps!: DeadlineCalculationStep[];
  @Field(() => LocalDate, { nullable: true, description: 'When the statute was last looked up; null: it was not.' })
  checkedOn!: string | null;
  @Field(() => String) explanation!: string;
  @Field(() => String, { nullable: true, description: 'The statute.' }) source!: string | null;
  @Field(() => Boolean, { description: 'Always false: have it checked before you rely on it.' }) verified!: boolean;
}

@ObjectType({
  description: 'The legal requirements of a notice, from unverified reference data.',
  simpleResolvers: true,
})
export class DeadlineRule extends CalculatedDeadline {
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The calculated last day; if null, `explanation` gives the reason.',
  })
  deadline!: string | null;
  @Field(() => Int, { nullable: true, description: 'The days before service that a late notice still covers.' })
  rollingLookbackDays!: number | null;
  @Field(() => [String], {
    description: 'A late notice that protects nothing, and a date of yours that is later than the safe date.',
  })
  warnings!: string[];
}

@ObjectType({
  description: 'A deadline of the claimant on a project, from unverified reference data.',
  simpleResolvers: true,
})
export class ProjectDeadline extends CalculatedDeadline {
  @Field(() => enums.DeadlineKind, { description: 'The step of the claim that is due.' }) kind!: DeadlineKind;
  @Field(() => enums.Duty, {
    nullable: true,
    description: 'Which of several duties of its kind it is; null: the ordinary one.',
  })
  duty!: Duty | null;
  @Field(() => LocalDate, { nullable: true, description: 'The last day; if null, `explanation` gives the reason.' })
  date!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The month of furnishing (`YYYY-MM`), where each month has its own deadline.',
  })
  month!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day to mail a notice that counts when it is received.',
  })
  mailBy!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'For what is filed: the last day up to the date on which offices and courts are open.',
  })
  fileBy!: string | null;
  @Field(() => [enums.DeadlineFact], {
    description:
      'The fields on which such a deadline can depend under the law of the state, recorded or not, such as `contest_date`.',
  })
  decidingFacts!: readonly DeadlineFact[];
  @Field(() => Boolean, {
    description: 'Whether a served notice, a filed escalation or `actsDone` of the project shows that the act is done.',
  })
  done!: boolean;
  @Field(() => Int, {
    nullable: true,
    description:
      'From today, the day in the state, to the date, or without one to the safe date; negative when it has passed.',
  })
  daysLeft!: number | null;
  @Field(() => [String], {
    description:
      'Recorded facts that contradict each other, so that the deadline may be wrong, and a late notice that protects nothing.',
  })
  warnings!: string[];
}

@ObjectType({
  description:
    'What the claimant has to do next on a project: the first act that keeps its right to a lien or to the bond, or else the first of what is beside it, such as a stop payment notice. From unverified reference data.',
  simpleResolvers: true,
})
export class NextAct {
  @Field(() => enums.DeadlineKind, { description: 'The act.' }) kind!: DeadlineKind;
  @Field(() => enums.Duty, {
    nullable: true,
    description: 'Which of several duties of its kind it is; null: the ordinary one.',
  })
  duty!: Duty | null;
  @Field(() => String, {
    nullable: true,
    description: 'The month of furnishing (`YYYY-MM`), where each month has its own deadline.',
  })
  month!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The state’s own name of the document, such as Notice to Owner.',
  })
  documentName!: string | null;
  @Field(() => String, { description: 'What to do, such as `Serve the Notice to Owner`.' }) words!: string;
  @Field(() => LocalDate, { description: 'The day to keep: the earliest date of all readings of the law.' })
  day!: string;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The calculated last day; null if it depends on facts that are not recorded.',
  })
  date!: string | null;
  @Field(() => Int, { description: 'From today, the day in the state, to `day`; negative when it has passed.' })
  daysLeft!: number;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day to mail a notice that counts when it is received.',
  })
  mailBy!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'For what is filed: the last day up to the date on which offices and courts are open.',
  })
  fileBy!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The newest draft or generated notice that does it when it is served; null: none is begun.',
  })
  begunNoticeId!: string | null;
  /** What the fields with resolvers need. */
  projectId!: string;
  state!: string | null;
  /** Of a project that is not stored, whom it is served on. */
  servedRoles?: readonly PartyRole[];
}

@InputType({
  description:
    'Facts to assume in place of those of a project. What is left out is as recorded, and null is assumed to be unknown.',
})
export class AssumedFactsInput {
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) firstFurnishingDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) lastFurnishingDate?: string | null;
  @Optional(() => LocalDate, { years: deadlineYears }) completionDate?: string | null;
}

@ObjectType({
  description:
    'A deadline that an active project still has to keep: its act is not done, and it is required or may be.',
  simpleResolvers: true,
})
export class OpenDeadline {
  @Field(() => ID, { description: 'The project.' }) projectId!: string;
  @Field(() => enums.DeadlineKind, { description: 'What has to be done.' }) kind!: DeadlineKind;
  @Field(() => enums.Duty, {
    nullable: true,
    description: 'Which of several duties of its kind it is; null: the ordinary one.',
  })
  duty!: Duty | null;
  @Field(() => String, {
    nullable: true,
    description: 'The month of furnishing (`YYYY-MM`), where each month has its own deadline.',
  })
  month!: string | null;
  @Field(() => Int, {
    description: 'Its place among several of its kind and month, such as one for each waiver; from 0.',
  })
  ordinal!: number;
  @Field(() => LocalDate, { description: 'The day to keep: the earliest date of all readings of the law.' })
  day!: string;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The calculated last day; null if it depends on facts that are not recorded.',
  })
  date!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The newest draft or generated notice that keeps it when it is served; null: none is begun.',
  })
  begunNoticeId!: string | null;
}

@ObjectType({ description: 'The deadlines of a week that active projects still have to keep.', simpleResolvers: true })
export class OpenDeadlineWeek {
  @Field(() => LocalDate, { description: 'Its Monday.' }) week!: string;
  @Field(() => Int, { description: 'How many have their day in it, from the first day asked for to the last.' })
  count!: number;
}

@ObjectType({
  description: 'How many deadlines active projects still have to keep, by the week of the day to keep.',
  simpleResolvers: true,
})
export class OpenDeadlineCounts {
  @Field(() => Int, { description: 'Those before the first day: with the day of today, what is overdue.' })
  before!: number;
  @Field(() => [OpenDeadlineWeek], { description: 'Each week, also one without any.' })
  weeks!: OpenDeadlineWeek[];
}

@InputType({ description: 'Filters the deadlines that active projects still have to keep.' })
export class OpenDeadlineFilter {
  @Optional(() => [enums.DeadlineKind], { description: 'Only those of these kinds.' }) kinds?: DeadlineKind[] | null;
  @Optional(() => ID) projectId?: string | null;
  @Optional(() => String, { size: 2, format: 'state', description: 'Only those of projects in this state.' })
  state?: string | null;
}

@ObjectType({
  description: 'How many deadlines of a kind active projects still have to keep on a day.',
  simpleResolvers: true,
})
export class OpenDeadlineDay {
  @Field(() => LocalDate, { description: 'The day to keep.' }) day!: string;
  @Field(() => enums.DeadlineKind, { description: 'What has to be done.' }) kind!: DeadlineKind;
  @Field(() => Int, { description: 'All of them, however many they are.' }) count!: number;
}
