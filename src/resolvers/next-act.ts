import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import type { PartyRole } from '../domain/vocabulary.js';
import { toRelations } from '../reads/loaders/relations.js';
import { NextAct } from '../schema/deadline.js';
import { enums } from '../schema/enums.js';
import { rolesServed } from '../services/notice/served.js';
import { RelatedRecords } from './declared.js';

@RelatedRecords(
  toRelations<NextAct>('NextAct', {
    one: { begunNotice: { type: 'Notice', description: 'The notice of `begunNoticeId`.' } },
  }),
)
@Resolver(() => NextAct)
export class NextActResolver {
  @FieldResolver(() => [enums.PartyRole], {
    description:
      'The roles of the parties of the project that the document is served on, in the order in which it names them. Empty for what is only filed, and while the project lacks such parties.',
  })
  servedOn(@Root() act: NextAct, @Ctx() ctx: RequestContext): readonly PartyRole[] | Promise<readonly PartyRole[]> {
    return rolesServed(ctx, act);
  }
}
