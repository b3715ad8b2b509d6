/** Fills an empty database with a demo organization; null when there is already an organization. */
export async function seedDemo(
  databaseUrl: string,
): Promise<{ liveToken: string; sandboxToken: string; organizationId: string } | null> {
  const { openOrm } = await import('./orm.js');
  const { createToken } = await import('../services/operator.service.js');
  const orm = await openOrm(databaseUrl, 2);
  try {
    const em = orm.em.fork();
    const [found] = await em.execute('select 1 as x from organizations limit 1');
    if (found) return null;
    const live = await createToken(em.fork(), {
      email: 'demo@example.com',
      organizationName: 'Demo Concrete Pumping',
      abilities: ['tier:scale'],
      label: 'Demo (live)',
    });
    const sandbox = await createToken(em.fork(), {
      email: 'demo@example.com',
      organizationId: live.organization_id,
      abilities: ['tier:scale', 'mode:sandbox'],
      label: 'Demo (sandbox)',
    });
    return { liveToken: live.token, sandboxToken: sandbox.token, organizationId: live.organization_id };
  } finally {
    await orm.close();
  }
}
