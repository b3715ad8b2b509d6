import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { waiverNumber } from '../../domain/waiver/number.js';
import { nameRequestFile } from '../../domain/waiver-link/file-name.js';
import type { WaiverHappening, WaiverStatementModel } from '../../domain/waiver-link/statement-model.js';
import type { WaiverRequest } from '../../entities/waiver-request.js';
import { invalid } from '../../errors/app-error.js';
import { waiverWording } from '../../pdf/assets/waiver/general.js';
import { scoped } from '../../reads/loaders/scope.js';
import { unprintableErrors } from '../document/content/unprintable.js';
import { countAttempt } from '../session/attempts.js';
import { issue } from '../verification/issue.js';
import { actByLink } from './act.js';
import type { OpenedLink } from './link.js';
import type { LinkedFile } from './signed-file.js';

/** Statements about one request within a quarter of an hour. */
const maxStatements = 5;

/**
 * A sealed statement for the payee's lawyer: what was signed, and that the document was not delivered at the time that it names, because the
 * request was locked and held then. It has no part of the signed document, and the payer gets none.
 */
export async function issueStatement(link: OpenedLink, requestId: string): Promise<LinkedFile> {
  await countAttempt(link.ctx, 'waiver_link', `statement ${requestId}`, maxStatements);
  const { id, type, model } = await actByLink(link, requestId, 'statement', async (ctx, request) => ({
    id: request.id,
    type: request.type,
    model: await describe(ctx, link, request),
  }));
  const fileName = nameRequestFile({ id, type }, 'statement');
  const job = { template: 'waiver-statement', model, preview: false, generatedAt: model.asOf } as const;
  const about = {
    kind: 'waiver_statement',
    subjectId: id,
    fileName,
    title: `Lien waiver ${model.number} of ${model.payee} for ${model.payer}`,
    issuedBy: 'Construction Payment Compliance',
    projectName: model.project,
  } as const;
  const { bytes } = await issue(link.ctx, job, about, (texts) =>
    invalid(unprintableErrors(texts, { facts: {}, own: 'input' }), 'PREFLIGHT_FAILED'),
  );
  return { fileName, stream: Readable.from([bytes]) };
}

async function describe(
  ctx: RequestContext,
  { payer }: OpenedLink,
  request: WaiverRequest,
): Promise<WaiverStatementModel> {
  const { id, state, amount, throughDate, signatoryName, signatoryTitle } = request;
  const printed = request.printed!;
  const signedAt = timestamp(request.signedAt) as string;
  const { rows } = await sql<{ kind: string; sha256: string; pageCount: number }>`
    select kind, sha256, page_count as "pageCount" from waiver_request_files
    where waiver_request_id = ${id}::uuid and kind in ('signed', 'scan') and ${scoped(ctx, 'waiver_request_files')}`.execute(
    ctx.db,
  );
  const [{ kind, ...document }] = rows as [(typeof rows)[number]];
  const asOf = ctx.now();
  const happenings = [...(await readLinks(ctx, id)), { at: signedAt, kind: 'signed', email: null } as const];
  return {
    asOf: timestamp(asOf) as string,
    state,
    number: waiverNumber(id),
    form: printed.form?.title ?? waiverWording(printed.conditional, printed.stage).title,
    payer: payer.name,
    payee: printed.claimant.name,
    project: printed.project.name,
    amount,
    throughDate,
    signer: { name: signatoryName!, title: signatoryTitle },
    signedAt,
    isByHand: kind === 'scan',
    document,
    happenings: happenings.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
  };
}

interface LinkFacts {
  email: string;
  name: string | null;
  from: string | null;
  createdAt: string;
  seenAt: string | null;
  revokedAt: string | null;
}

/** How the request went from mailbox to mailbox. A view, and the end of links, is noted on all links of the mailbox. */
async function readLinks(ctx: RequestContext, requestId: string): Promise<WaiverHappening[]> {
  const { rows } = await sql<LinkFacts>`
    with links as (select * from waiver_request_links where waiver_request_id = ${requestId}::uuid and ${scoped(ctx, 'waiver_request_links')})
    select l.email, l.name, f.email as "from", l.created_at::text as "createdAt", l.seen_at::text as "seenAt", l.revoked_at::text as "revokedAt"
    from links l left join links f on f.id = l.forwarded_from_id
    order by l.serial`.execute(ctx.db);
  const happenings = rows.flatMap(({ email, name, from, createdAt, seenAt, revokedAt }): WaiverHappening[] => [
    ...(from === null ? [] : [{ at: createdAt, kind: 'forwarded', email, from, person: name } as const]),
    { at: createdAt, kind: 'sent', email },
    ...(seenAt === null ? [] : [{ at: seenAt, kind: 'viewed', email } as const]),
    ...(revokedAt === null ? [] : [{ at: revokedAt, kind: 'ended', email } as const]),
  ]);
  const seen = new Set<string>();
  return happenings.flatMap((each) => {
    const { kind, email, from = '', at } = each;
    // Each later link of a mailbox names the forwarding that led to it.
    const key = [kind, email, from, kind === 'forwarded' ? '' : at].join(' ');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ...each, at: timestamp(at) as string }];
  });
}
