import pg from 'pg';
import { WebSocketServer } from 'ws';

/** Handwritten code that ignores who receives what: the text of a notification is sent to every socket as it is. */
const client = new pg.Client({ connectionString: process.argv[2] });
await client.connect();
await client.query('listen bench_events');
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.once('listening', () => {
  const { port } = server.address() as { port: number };
  console.log(`http://127.0.0.1:${port}`);
});
client.on('notification', ({ payload }) => {
  for (const socket of server.clients) socket.send(payload!);
});
