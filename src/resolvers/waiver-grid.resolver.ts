import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { projectGridCsv } from '../domain/waiver-grid/csv.js';
import { ProjectWaiverGrid } from '../schema/project-waiver-grid.js';
import { ID } from '../schema/scalars.js';
import { WaiverGrid } from '../schema/waiver-grid.js';
import { readWaiverGrid } from '../services/waiver-request/grid.js';
import { readProjectWaiverGrid } from '../services/waiver-request/project-grid.js';

@Resolver(() => WaiverGrid)
export class WaiverGridResolver {
  @Query(() => WaiverGrid, {
    nullable: true,
    description: 'The payees of a pay application of the account with the waivers that they were asked for.',
  })
  waiverGrid(@Arg('id', () => ID, { description: 'The pay application.' }) id: string, @Ctx() ctx: RequestContext) {
    return readWaiverGrid(ctx, id);
  }
}

@Resolver(() => ProjectWaiverGrid)
export class ProjectWaiverGridResolver {
  @Query(() => ProjectWaiverGrid, {
    nullable: true,
    description: 'The payees of a project by its pay applications, with the waivers that they were asked for.',
  })
  projectWaiverGrid(@Arg('id', () => ID, { description: 'The project.' }) id: string, @Ctx() ctx: RequestContext) {
    return readProjectWaiverGrid(ctx, id);
  }

  @FieldResolver(() => String, {
    description: 'The grid as a CSV file: a row for each payee, a column for each pay application.',
  })
  csv(@Root() grid: ProjectWaiverGrid) {
    return projectGridCsv(grid);
  }
}
