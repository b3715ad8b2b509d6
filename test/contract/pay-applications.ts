import { bodies, type GoldenPath } from '../support/records/golden-path.js';
import type { Caller, World } from '../support/worlds/world.js';

/** Another project with a schedule of values and nothing billed on it. */
export async function billedProject(world: World, caller: Caller, { divisionId }: GoldenPath) {
  const project = await world.rest(caller, 'POST', '/projects', { ...bodies.project, division_id: divisionId });
  const projectId: string = project.body.data.id;
  const sov = await world.rest(caller, 'POST', '/sovs', { ...bodies.sov, project_id: projectId });
  return { projectId, sovId: sov.body.data.id as string, lineId: sov.body.data.lines[0].id as string };
}

/** An application that is approved, with a partial payment. */
export async function approve(
  world: World,
  caller: Caller,
  { projectId, sovId, lineId }: Awaited<ReturnType<typeof billedProject>>,
): Promise<string> {
  const { body } = await world.rest(caller, 'POST', '/pay-applications', {
    ...bodies.payApplication,
    project_id: projectId,
    sov_id: sovId,
    lines: [{ sov_line_id: lineId, work_completed_this_period: '9000.00' }],
  });
  for (const status of ['submitted', 'under_review', 'approved']) {
    await world.rest(caller, 'POST', `/pay-applications/${body.data.id}/transition`, { status });
  }
  await world.rest(caller, 'POST', `/pay-applications/${body.data.id}/payments`, { amount: '100.00' });
  return body.data.id;
}
