import { Field, InputType, ObjectType } from 'type-graphql';
import { Decimal, ID } from './scalars.js';
import { Optional, Required } from './validation/rules.js';

@ObjectType({ description: 'What was billed on a line before a job was taken over.', simpleResolvers: true })
class OpeningLine {
  @Field(() => ID) sovLineId!: string;
  @Field(() => Decimal, { description: 'Column D of the application.' }) workCompleted!: string;
  @Field(() => Decimal, { description: 'Material that was billed and not yet installed.' }) materialsStored!: string;
}

@ObjectType({
  description: 'Where a running job stood when it was taken over from another system.',
  simpleResolvers: true,
})
export class OpeningBalances {
  @Field(() => Decimal, { description: 'The certificates so far: line 7 of the application.' })
  certifiedToDate!: string;
  @Field(() => Decimal, { nullable: true, description: 'The retainage that was held.' }) retainage!: string | null;
  @Field(() => [OpeningLine], { description: 'What was billed on each line.' }) lines!: OpeningLine[];
}

@InputType()
class OpeningLineInput {
  @Required(() => ID) sovLineId!: string;
  @Optional(() => Decimal, { description: 'The work completed so far: column D of the application. 0 by default.' })
  workCompleted?: string | null;
  @Optional(() => Decimal, {
    description: 'Material that was billed and not yet installed. It stays in column F. 0 by default.',
  })
  materialsStored?: string | null;
}

@InputType({ description: 'Where a running job stands when it is taken over from another system.' })
export class OpeningBalancesInput {
  @Optional(() => Decimal, {
    atLeast: 0,
    description: 'The certificates so far: line 7. By default, what was completed and stored less the retainage.',
  })
  certifiedToDate?: string | null;
  @Optional(() => Decimal, {
    atLeast: 0,
    description: 'The retainage that was held. One of it and the certificates is required where something was billed.',
  })
  retainage?: string | null;
  @Optional(() => [OpeningLineInput], { description: 'What was billed on each line; 0 on the others.' })
  lines?: OpeningLineInput[] | null;
}
