import type { BrowserContext } from 'playwright-core';

/**
 * Collects what no page may do: errors in the console, uncaught exceptions, violations of the content security policy, and
 * requests to another host.
 */
export async function watchForProblems(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  const visit = (url: string) => {
    const { protocol, hostname } = new URL(url);
    if (/^(https?|wss?):$/.test(protocol) && hostname !== 'localhost') problems.push(`Request to another host: ${url}`);
  };
  context.on('request', (request) => visit(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => visit(socket.url())));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(`Console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`Uncaught: ${error.error().stack ?? error.error()}`));
  // The browser reports most violations in the console too, but not those of a policy that it only reports.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error(`Content security policy: ${effectiveDirective} blocked ${blockedURI} in ${sourceFile}`),
    );
  });
  return problems;
}
