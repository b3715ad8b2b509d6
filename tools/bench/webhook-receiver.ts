import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Accepts everything that is sent to it; prints its address. */
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(204).end());
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.once('SIGTERM', () => process.exit(0));
