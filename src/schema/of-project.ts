import { InputType } from 'type-graphql';
import { RecordFilter } from './common.js';
import { ID } from './scalars.js';
import { Optional } from './validation/rules.js';

/** The filters of lists whose records are each of a project. */
@InputType()
export abstract class OfProjectFilter extends RecordFilter {
  @Optional(() => ID) projectId?: string | null;
  @Optional(() => ID, { graphqlOnly: true, description: 'Who has a task on its project.' }) taskAssigneeId?:
    | string
    | null;
}

/** The same of records that do not say themselves which division and state they are of. */
@InputType()
export abstract class PlacedByProjectFilter extends OfProjectFilter {
  @Optional(() => ID, { graphqlOnly: true, description: 'Only those of projects of this division.' }) divisionId?:
    | string
    | null;
  @Optional(() => String, {
    size: 2,
    format: 'state',
    graphqlOnly: true,
    description: 'Only those of projects in this state.',
  })
  state?: string | null;
}
