import { apiName, apiVersion } from '../openapi/index.js';
import type { RestApi } from '../route.js';

/** The discovery document under `/api`, with links to everything. Collections are the paths that return a list. */
export function discovery({ routes }: RestApi, publicUrl: string) {
  const lists = routes.filter(({ answer, path }) => answer === 'list' && !path.includes('{'));
  return {
    name: apiName,
    version: apiVersion,
    links: {
      self: `${publicUrl}/api`,
      openapi_json: `${publicUrl}/api/openapi.json`,
      openapi_yaml: `${publicUrl}/api/openapi.yaml`,
      graphql: `${publicUrl}/graphql`,
      docs: `${publicUrl}/docs`,
      reference: `${publicUrl}/docs/rest`,
      errors: `${publicUrl}/docs/errors`,
      health: `${publicUrl}/healthz`,
      ready: `${publicUrl}/readyz`,
    },
    collections: Object.fromEntries(
      lists.map(({ path }) => [path.slice(1).replaceAll('-', '_').replaceAll('/', '.'), `${publicUrl}/api/v1${path}`]),
    ),
  };
}
