import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { NoticeUrgency } from '../domain/deadlines/notice-urgency.js';
import type { NoticeStatus } from '../domain/vocabulary.js';
import { enums } from './enums.js';
import { NoticeFilter } from './notice.js';
import { ID, LocalDate } from './scalars.js';
import { Optional } from './validation/rules.js';

/** Which of the notices that are still to be served. */
@ArgsType()
export class NoticesToServeArgs {
  @Optional(() => String, {
    max: 255,
    description: 'A part of the number, of the description or of the name of the project.',
  })
  search?: string | null;
  @Optional(() => enums.NoticeStatus, { description: 'Only those with this status.' }) status?: NoticeStatus | null;
  @Optional(() => NoticeFilter, { description: 'Only those that the list of notices would have with it.' })
  filter?: NoticeFilter | null;
}

@ObjectType({ description: 'How many notices are still to be served by days that are so near.', simpleResolvers: true })
export class NoticeGroup {
  @Field(() => enums.NoticeUrgency, { description: 'How near the days are.' }) urgency!: NoticeUrgency;
  @Field(() => Int, { description: 'All of them: drafts, generated and ordered ones.' }) count!: number;
  @Field(() => Int, { description: 'Those that can be mailed: drafts and generated ones.' }) toMail!: number;
}

@ObjectType({ description: 'A notice that is still to be served, with the day to keep.', simpleResolvers: true })
export class NoticeToServe {
  @Field(() => ID, { description: 'The notice.' }) noticeId!: string;
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'Its deadline date, or else the safe date of a preliminary notice. Null if it has none: facts are missing, or it amends a notice that was served.',
  })
  day!: string | null;
}
