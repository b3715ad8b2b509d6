import type { Page } from 'playwright-core';

/** How long the page's own thread works while something is done, in milliseconds: other work of the machine does not count. */
export async function threadTime(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
  };
  const before = await busy();
  await work();
  return (await busy()) - before;
}
