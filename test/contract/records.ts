import { v7 as uuidv7 } from 'uuid';
import type { Route } from '../../src/rest/adapter/route.js';
import { bodies, type GoldenPath, goldenPath } from '../support/golden-path.js';
import type { Caller, World } from '../support/world.js';

/** One record of every collection, and the ids around them. */
export interface Shelf extends GoldenPath {
  documentId: string;
}

interface Sample {
  /** The record of the shelf that `{uuid}` stands for. */
  id: (shelf: Shelf) => string;
  /** The body of POST; leave it out for a collection without one. */
  create?: (shelf: Shelf) => object;
  /** A change that is legal on the shelf's record. */
  update?: object;
}

/** What the contract tests send, by collection. A new collection needs an entry here and nothing else. */
const samples: Record<string, Sample> = {
  '/organizations': {
    id: ({ ownerId }) => ownerId,
    create: () => bodies.organization,
    update: { name: 'Sunset Tower Partners LP' },
  },
  '/divisions': {
    id: ({ divisionId }) => divisionId,
    create: ({ organizationId }) => ({ ...bodies.division, organization_id: organizationId }),
    update: { name: 'Bay Concrete Pumping East' },
  },
  '/contacts': {
    id: ({ contactId }) => contactId,
    create: ({ organizationId }) => ({ ...bodies.contact, organization_id: organizationId }),
    update: { title: 'Controller' },
  },
  '/projects': {
    id: ({ projectId }) => projectId,
    create: ({ divisionId }) => ({ ...bodies.project, division_id: divisionId }),
    update: { name: 'Sunset Tower II' },
  },
  '/parties': {
    id: ({ ownerPartyId }) => ownerPartyId,
    create: ({ projectId, ownerId }) => ({ project_id: projectId, organization_id: ownerId, role: 'lender' }),
    update: { attention: 'Legal department' },
  },
  '/jobsites': {
    id: ({ jobsiteId }) => jobsiteId,
    create: ({ projectId }) => ({ ...bodies.jobsite, project_id: projectId }),
    update: { city: 'Daly City' },
  },
  '/notices': {
    id: ({ noticeId }) => noticeId,
    create: ({ projectId, organizationId }) => ({
      ...bodies.notice,
      project_id: projectId,
      organization_id: organizationId,
    }),
    update: { description: 'Concrete pumping, levels 1 to 4' },
  },
  '/documents': { id: ({ documentId }) => documentId },
};

/** Bodies of the routes that are neither create nor update. */
const actions: Record<string, ((shelf: Shelf) => object) | null> = {
  'POST /notices/{uuid}/transition': () => ({ status: 'void' }),
  'POST /documents/generate': ({ noticeId, organizationId }) => ({
    documentable_type: 'notice',
    documentable_id: noticeId,
    type: 'notice',
    organization_id: organizationId,
    preview: true,
  }),
  'POST /documents/{uuid}/revert': null,
};

export function collectionOf(route: Route): string {
  return `/${route.path.split('/')[1]}`;
}

export function sampleOf(route: Route): Sample {
  const sample = samples[collectionOf(route)];
  if (sample) return sample;
  throw new Error(
    `${route.method} ${route.path} is a route of a collection that the contract tests cannot make a record of: ` +
      `add '${collectionOf(route)}' to samples in test/contract/records.ts.`,
  );
}

/** A body that the route takes; undefined when it takes none. */
export function bodyFor(route: Route, shelf: Shelf): object | undefined {
  if (route.method === 'GET' || route.method === 'DELETE') return undefined;
  const name = `${route.method} ${route.path}`;
  if (name in actions) return actions[name]?.(shelf);
  const sample = sampleOf(route);
  const body = route.path === collectionOf(route) ? sample.create?.(shelf) : sample.update;
  if (body) return body;
  throw new Error(
    `The contract tests do not know what to send to ${name}: give its collection a create or update, or the route an ` +
      'entry in actions, in test/contract/records.ts (null for a route without a body).',
  );
}

/** The route's path with the id of the shelf's record, or another id. */
export function pathFor(route: Route, shelf: Shelf, id: string = sampleOf(route).id(shelf)): string {
  return route.path.replace('{uuid}', id);
}

/** One record of everything, made through REST; the document is put there without rendering. */
export async function fillShelf(world: World, caller: Caller): Promise<Shelf> {
  const path = await goldenPath(world, caller);
  return { ...path, documentId: await fileDocument(world, caller, path) };
}

/** A completed document of the notice, its file in the store; the notice is `generated`. */
export async function fileDocument(
  world: World,
  caller: Caller,
  { noticeId, projectId, divisionId }: Pick<GoldenPath, 'noticeId' | 'projectId' | 'divisionId'>,
  extra: { preview?: boolean; expiresAt?: Date } = {},
): Promise<string> {
  const { sha256, size } = await world.app.infrastructure.files.put(Buffer.from(`%PDF-1.7 ${noticeId}`));
  const expiresAt = extra.preview ? (extra.expiresAt ?? new Date(Date.now() + 3_600_000)) : null;
  const [row] = await world.sql<{ id: string }>(
    `insert into documents (id, account_id, livemode, organization_id, project_id, division_id, documentable_type,
       documentable_id, type, template, state, status, is_preview, file_name, file_size, page_count, sha256, expires_at,
       created_at, updated_at)
     select $1, account_id, livemode, organization_id, $2, $3, 'notice', id, 'notice', 'preliminary-notice', state,
       'completed', $4, 'notice.pdf', $5, 1, $6, $7, now(), now() from notices where id = $8 and account_id = $9
     returning id`,
    [uuidv7(), projectId, divisionId, Boolean(extra.preview), size, sha256, expiresAt, noticeId, caller.organizationId],
  );
  if (!extra.preview) await world.sql(`update notices set status = 'generated' where id = $1`, [noticeId]);
  return row!.id;
}
