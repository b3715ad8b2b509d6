import { mailPeople } from '../../background/email/mail-people.js';
import type { RequestContext } from '../../context/request-context.js';
import { displayText } from '../../domain/vocabulary.js';
import { waiverNumber } from '../../domain/waiver/number.js';
import type { Waiver } from '../../entities/waiver.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';

/** Notifies the colleagues of who signed a waiver, or recorded that it was signed by hand. */
export async function notifySigned(ctx: RequestContext, waiver: Waiver): Promise<void> {
  const [project] = await referencedRows(ctx, projects, [waiver.projectId]);
  await mailPeople(ctx.db, {
    accountId: ctx.account.id,
    livemode: ctx.livemode,
    template: 'waiver_signed',
    data: {
      waiverId: waiver.id,
      waiver: `${waiverNumber(waiver.id)} (${displayText(waiver.type)})`,
      projectId: waiver.projectId,
      project: project!.name,
      signer: waiver.signatoryName ?? 'Not recorded',
    },
    key: `waiver_signed:${waiver.id}`,
    now: ctx.now(),
    actorId: ctx.principal.userId || null,
  });
}
