import type { RecordEmailData } from '../../background/email/data.js';
import { mailPeople } from '../../background/email/mail-people.js';
import type { RequestContext } from '../../context/request-context.js';
import { displayText } from '../../domain/vocabulary.js';
import type { WaiverRequest } from '../../entities/waiver-request.js';
import { formatMoney } from '../../pdf/format.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';

type Outcome = RecordEmailData['waiver_request_answered']['outcome'];

/**
 * E-mails the members of the payer's account what became of a request, which has its new status, or what is there to decide.
 *
 * @param outcome `named` if the payee was named just now
 */
export async function notifyPayer(
  ctx: RequestContext,
  request: WaiverRequest,
  outcome = request.status as Outcome,
): Promise<void> {
  const { id, projectId, organizationId, status, amount, counterAmount, signatoryName, statusReason } = request;
  const [project] = await referencedRows(ctx, projects, [projectId]);
  const [payee] = await referencedRows(ctx, organizations, [organizationId]);
  const isSigned = status === 'held' || status === 'released';
  const isProposal = status === 'countered';
  await mailPeople(ctx.db, {
    accountId: ctx.account.id,
    livemode: ctx.livemode,
    template: 'waiver_request_answered',
    data: {
      requestId: id,
      waiver: displayText(request.type),
      payee: payee!.name,
      projectId,
      project: project!.name,
      outcome,
      amount: amount && formatMoney(amount),
      proposed: isProposal && counterAmount ? formatMoney(counterAmount) : null,
      signer: isSigned ? signatoryName : null,
      ...(outcome === 'address_left' && { address: request.offeredEmail }),
      ...(outcome === 'named' && { namedBy: request.namedBy, address: request.offeredEmail ?? request.email }),
      reason: (isProposal ? request.counterReason : statusReason) ?? null,
    },
    // A request can be sent again, and another amount be proposed again.
    key: `waiver_request:${id}:${outcome}:${ctx.now().toISOString()}`,
    now: ctx.now(),
    actorId: ctx.principal.userId || null,
  });
}
