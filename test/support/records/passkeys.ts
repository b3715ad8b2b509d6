import type { Answer, Json, World } from '../worlds/world.js';
import { Authenticator, type Deviation } from './authenticator.js';
import { type Person, someAddress } from './people.js';

export const begin = 'mutation { beginPasskeyRegistration { options expiresAt } }';
export const finish = `mutation ($input: FinishPasskeyRegistrationInput!) {
  finishPasskeyRegistration(input: $input) { id name isBackedUp lastUsedAt }
}`;

export async function creationOptions(world: World, person: Person): Promise<Json> {
  const { body } = await world.graphql(null, begin, {}, person.headers);
  return body.data.beginPasskeyRegistration.options;
}

export function finishWith(world: World, person: Person, credential: unknown, name = 'Laptop'): Promise<Answer<Json>> {
  return world.graphql(null, finish, { input: { name, credential } }, person.headers);
}

/** Adds a passkey to the account of a person who has signed in. */
export async function addPasskey(world: World, person: Person, authenticator = new Authenticator()) {
  const credential = authenticator.create(await creationOptions(world, person));
  const { body } = await finishWith(world, person, credential);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return { id: body.data.finishPasskeyRegistration.id as string, authenticator };
}

const ownPage = { 'sec-fetch-site': 'same-origin' };

/** Sends what the script of the sign-in page sends. */
export async function post(
  world: World,
  path: '/sign-in/passkey' | '/sign-in/passkey/options',
  payload: unknown = {},
  { headers = ownPage, address = someAddress() }: { headers?: Record<string, string>; address?: string } = {},
): Promise<Answer<Json>> {
  const answer = await world.app.server.inject({
    method: 'POST',
    url: path,
    remoteAddress: address,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });
  const body = JSON.parse(answer.body);
  return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body, text: answer.body };
}

/** Signs in with a passkey, as the page does. */
export async function signInWith(
  world: World,
  authenticator: Authenticator,
  change: Deviation = {},
  headers: Record<string, string> = ownPage,
): Promise<Answer<Json>> {
  const { body: options } = await post(world, '/sign-in/passkey/options');
  return post(world, '/sign-in/passkey', authenticator.get(options, change), { headers });
}
