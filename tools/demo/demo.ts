/** Runs the workflow from an organization to mailed PDFs against a running service; `npm run demo -- --help`. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openClients } from './clients.ts';
import { failed, note } from './progress.ts';
import { type Service, startService } from './service.ts';
import { walk } from './walk.ts';

const usage = `Runs the workflow from an organization to finished PDFs, half of it with REST and half with GraphQL.

  npm run demo                                     starts its own service on scratch data
  npm run demo -- --url URL --token TOKEN          uses a running service; with a sandbox token it leaves live data
                                                   alone, and moves the sandbox's clock instead of paying and mailing
  npm run demo -- --output FOLDER                  folder for the PDFs (demo-output)
`;

const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort(new Error('Interrupted.')));
process.once('SIGTERM', () => interrupted.abort(new Error('Interrupted.')));
process.exitCode = await main();

async function main(): Promise<number> {
  let service: Service | undefined;
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string' },
        token: { type: 'string' },
        output: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    if (Boolean(values.url) !== Boolean(values.token)) throw new Error('Specify --url and --token together.');
    const folder = values.output ?? join(import.meta.dirname, '../..', 'demo-output');
    if (!values.url) {
      note('Starting a service on scratch data …');
      service = await startService();
    }
    const { url, token } = service ?? { url: values.url!.replace(/\/+$/, ''), token: values.token! };
    note(`${url}`);
    const clients = openClients(url, token, interrupted.signal);
    const sandbox = service ? openClients(url, service.sandboxToken, interrupted.signal) : clients;
    await walk(clients, sandbox, folder);
    console.log(`\nDone. The PDFs are in ${folder}\n`);
    return 0;
  } catch (error) {
    failed(error);
    return 1;
  } finally {
    await service?.stop();
  }
}
