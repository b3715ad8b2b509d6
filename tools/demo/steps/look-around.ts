import { type Clients, ok } from '../clients.ts';
import { result, step } from '../progress.ts';

/** The same records as a graph, in the search, and in the audit log. */
export async function lookAround({ rest, graphql }: Clients, divisionId: string, projectId: string): Promise<void> {
  step(15, 'Overview: the graph, the search and the audit log', 'REST + GraphQL');
  interface Graph {
    division: { projects: { nodes: Array<{ notices: { totalCount: number } }> } };
  }
  const { division: found } = await graphql<Graph>(
    `query WholeGraph($id: ID!) { division(id: $id) { projects(first: 3) { nodes { name
      parties { nodes { role organization { name } } } jobsites { nodes { city } }
      notices { totalCount nodes { noticeNumber status documents { nodes { fileName pageCount } } } }
      waivers { nodes { typeLabel status } } payApplications { nodes { applicationNumber status } }
      escalations { nodes { typeLabel status } } } } } }`,
    { id: divisionId },
  );
  const { nodes } = found.projects;
  result(`${nodes.length} projects with ${nodes.reduce((sum, { notices }) => sum + notices.totalCount, 0)} notices`);

  const { meta } = await ok(rest.GET('/api/v1/search', { params: { query: { q: 'larkspur landign' } } }));
  const counts = Object.entries(meta.counts).filter(([, count]) => Number(count) > 0);
  result(`found despite a typo: ${counts.map(([type, count]) => `${count} ${type.replaceAll('_', ' ')}`).join(', ')}`);

  const path = { entityType: 'projects', entityId: projectId, key: 'erp.job_number' } as const;
  await ok(
    rest.PUT('/api/v1/{entityType}/{entityId}/meta/{key}', {
      params: { path },
      body: { value: 4711 },
    }),
  );
  result('custom metadata entry saved');
  const { data: log } = await ok(
    rest.GET('/api/v1/audit-logs', { params: { query: { auditable_id: projectId, action: 'updated' } } }),
  );
  result(`the project was changed ${log.length} times`);
  const { balance, held } = await ok(rest.GET('/api/v1/credits/balance'));
  result(`${balance.total} credits left, ${held} held`);
}
