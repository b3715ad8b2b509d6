import type { Caller, World } from '../support/worlds/world.js';

/** Adds a view of the caller's, which colleagues have too. @returns its id */
export async function addSavedView(world: World, caller: Caller): Promise<string> {
  const query = 'mutation($input: CreateSavedViewInput!) { createSavedView(input: $input) { id } }';
  const input = { list: 'projects', name: 'Jobs in Nevada', query: 'state=NV', isShared: true };
  const { body, text } = await world.graphql(caller, query, { input });
  if (!body.data) throw new Error(text);
  return body.data.createSavedView.id;
}
