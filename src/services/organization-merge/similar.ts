import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { Violations } from '../../errors/app-error.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { mergesNaming } from '../../reads/loaders/organization-merge.loader.js';
import { reachable, rejectMissing, rowsWhere } from '../../reads/loaders/read.js';
import { type Compared, listDuplicates, listSimilar } from '../../reads/loaders/similar-organizations.js';
import type {
  DuplicateGroups,
  OrganizationMerge,
  SimilarOrganization,
  SimilarOrganizationsInput,
} from '../../schema/organization-merge.js';
import { checkPage } from '../shared/page-of-rows.js';

/** The companies of the directory that may be the same as one of it, or as one that is being typed. */
export async function readSimilar(
  ctx: RequestContext,
  { id, ...typed }: SimilarOrganizationsInput,
): Promise<SimilarOrganization[]> {
  authorize(ctx, 'read');
  return listSimilar(ctx, id ? await readCompany(ctx, id) : withNulls(typed), id ?? null);
}

async function readCompany(ctx: RequestContext, id: string): Promise<Compared> {
  const rows = await rowsWhere(ctx, organizations, sql`id = ${id}::uuid and deleted_at is null`);
  return rows[0] ?? (await rejectMissing(ctx, organizations, id));
}

function withNulls({ name, addressLine1, zip, phone, email }: Omit<SimilarOrganizationsInput, 'id'>): Compared {
  return {
    name: name ?? null,
    addressLine1: addressLine1 ?? null,
    zip: zip ?? null,
    phone: phone ?? null,
    email: email ?? null,
  };
}

export function readDuplicates(
  ctx: RequestContext,
  page: { first: number | null; offset: number | null },
): Promise<DuplicateGroups> {
  authorize(ctx, 'read');
  const violations = new Violations();
  const checked = checkPage(violations, page);
  violations.throwIfAny();
  return listDuplicates(ctx, checked);
}

/** The merges in which a company was kept, or in which it was merged into another one, the newest first. */
export async function listMerges(ctx: RequestContext, organizationId: string): Promise<OrganizationMerge[]> {
  authorize(ctx, 'read');
  const merges = await mergesNaming(ctx, organizationId);
  if (merges.length > 0) return merges;
  const { rows } = await sql`
    select 1 from organizations where id = ${organizationId}::uuid and ${reachable(ctx, 'organizations')}`.execute(
    ctx.db,
  );
  return rows.length > 0 ? [] : rejectMissing(ctx, organizations, organizationId);
}
