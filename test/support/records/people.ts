import { createHash, randomBytes } from 'node:crypto';
import { printSignInLink } from '../../../src/services/operator/sign-in.js';
import type { Answer, Caller, Json, World } from '../worlds/world.js';

/** A person who has signed in, in a browser on a page of the service. */
export interface Person {
  /** The secret of the session. */
  secret: string;
  sessionId: string;
  userId: string;
  /** What the browser sends with each request. */
  headers: Record<string, string>;
  setCookie: string;
}

const ownPage = { 'sec-fetch-site': 'same-origin' };

/** Signs a user in through the page, with a link as the operator prints it. */
export async function signIn(
  world: World,
  caller: Pick<Caller, 'userId'>,
  headers: Record<string, string> = {},
): Promise<Person> {
  const [user] = await world.sql<{ email: string }>('select email from users where id = $1', [caller.userId]);
  const { url } = await printSignInLink(world.app.infrastructure.orm.em.fork(), user!.email, 'http://localhost');
  const answer = await submit(world, '/sign-in/confirm', { token: tokenIn(url) }, { ...ownPage, ...headers });
  if (answer.status !== 303) throw new Error(answer.text);
  return personOf(world, caller.userId, String(answer.headers['set-cookie']));
}

export async function personOf(world: World, userId: string, setCookie: string): Promise<Person> {
  const [, secret] = /cps_session=([^;]+)/.exec(setCookie) ?? [];
  const hash = createHash('sha256').update(secret!).digest();
  const [session] = await world.sql<{ id: string }>('select id from sessions where token_hash = $1', [hash]);
  const headers = { cookie: `cps_session=${secret}`, ...ownPage };
  return { secret: secret!, sessionId: session!.id, userId, headers, setCookie };
}

export function tokenIn(text: string): string {
  return /\/sign-in\/confirm\?token=([\w-]{43})/.exec(text)![1]!;
}

/** Sends a form of one of the service's own pages, from an address that no other test counts. */
export async function submit(
  world: World,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = ownPage,
  remoteAddress = someAddress(),
): Promise<Answer<Json>> {
  const answer = await world.app.server.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: {}, text: answer.body };
}

export function someAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}
