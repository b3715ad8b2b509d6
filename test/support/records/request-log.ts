import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../../../src/process/app.js';
import type { Answer, Json, World } from '../worlds/world.js';

export interface LoggedRequest {
  id: string;
  account_id: string;
  livemode: boolean;
  method: string;
  path: string;
  route: string | null;
  operation: string | null;
  status: number | null;
  error_code: string | null;
  duration_ms: number;
  credits: string;
  user_id: string;
  token_id: string | null;
  session_id: string | null;
  idempotency_key: string | null;
  request_body: string | null;
  response_body: string | null;
  created_at: Date;
}

/** The entry of the request with this answer, as soon as it is written: a request is logged when its answer has left. */
export async function loggedFor(world: World, answer: Answer<Json>, app: App = world.app): Promise<LoggedRequest> {
  const id = answer.headers['x-request-id'];
  for (;;) {
    await app.flushRequestLog();
    const [row] = await world.sql<LoggedRequest>('select * from api_requests where id = $1', [id]);
    if (row) return row;
    await sleep(5);
  }
}
