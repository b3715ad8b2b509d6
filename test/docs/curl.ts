import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

export interface Answered {
  status: number;
  /** Null if it is not JSON. */
  body: unknown;
}

/** A `curl` for scripts that run in `folder`, with that folder first in their PATH. */
export interface Curl {
  /** The answers since the last call, in order. */
  answers(): Answered[];
  close(): void;
}

/**
 * Replaces curl for the examples of the documentation, so that the tests do not need it; it knows the options that the examples
 * use. Bash passes the arguments to this process, which sends the request: starting Node for each request would take longer than
 * the request itself.
 */
export async function installCurl(folder: string): Promise<Curl> {
  let answered: Answered[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    serve(socket, folder).then(
      (answer) => answered.push(answer),
      (error) => {
        console.error(error);
        socket.resetAndDestroy();
      },
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const file = join(folder, 'curl');
  await writeFile(
    file,
    `#!/usr/bin/env bash\nexec 3<>/dev/tcp/127.0.0.1/${port}\nprintf '%s\\0' "$#" "$@" >&3\nexec cat <&3\n`,
  );
  await chmod(file, 0o755);
  return {
    answers() {
      const taken = answered;
      answered = [];
      return taken;
    },
    close: () => server.close(),
  };
}

/** Reads the number of arguments and then each argument, all terminated by NUL; writes what curl would print. */
async function serve(socket: Socket, folder: string): Promise<Answered> {
  let text = '';
  for await (const chunk of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += chunk;
    const [count, ...rest] = text.split('\0');
    if (rest.length > Number(count)) break;
  }
  const { status, body, printed, isJson } = await curl(text.split('\0').slice(1, -1), folder);
  socket.end(printed);
  return { status, body: isJson ? JSON.parse(body.toString()) : null };
}

async function curl(args: string[], folder: string) {
  const { values, positionals } = parseArgs({
    args,
    options: {
      request: { type: 'string', short: 'X' },
      header: { type: 'string', short: 'H', multiple: true, default: [] },
      data: { type: 'string', short: 'd' },
      'data-binary': { type: 'string' },
      output: { type: 'string', short: 'o' },
      silent: { type: 'boolean', short: 's' },
    },
    allowPositionals: true,
  });
  if (positionals.length !== 1) throw new Error(`curl needs one address, not ${positionals.length}.`);
  const headers = new Headers(
    values.header.map((line): [string, string] => [line.split(':')[0]!, line.replace(/^.*?: */, '')]),
  );
  const data = values.data ?? values['data-binary'];
  const response = await fetch(positionals[0]!, {
    method: values.request ?? (data === undefined ? 'GET' : 'POST'),
    headers,
    ...(data !== undefined && { body: data }),
  });
  const body = Buffer.from(await response.arrayBuffer());
  if (values.output) await writeFile(join(folder, values.output), body);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body, printed: values.output ? '' : body, isJson };
}
