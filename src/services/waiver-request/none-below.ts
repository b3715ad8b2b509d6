import { sql } from 'kysely';
import { PayApplication } from '../../entities/pay-application.js';
import { Violations } from '../../errors/app-error.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import { change, lock } from '../shared/record.js';
import { actByLink } from './act.js';
import { nameOfPerson } from './answer.js';
import { selectStatement } from './below.js';
import type { OpenedLink } from './link.js';
import { longestName, readTyped } from './typed.js';

/** The payee states that it hired no one for the work of the pay application. What it states is the payer's to read, and to doubt. */
export async function stateNoneBelow(link: OpenedLink, requestId: string, name: string): Promise<void> {
  const violations = new Violations();
  const person = readTyped(violations, 'name', name, { label: 'The name', most: longestName, lines: 'one' });
  violations.throwIfAny();
  await actByLink(link, requestId, 'state_none_below', async (ctx, request) => {
    // A company that is named at the same time, on the page or by the payer, waits for it.
    const application = await lock(ctx, PayApplication, payApplications, request.payApplicationId!);
    const { rows } = await sql<{ statement: string }>`
      select ${selectStatement(ctx, sql`${request.partyId}::uuid`, sql`${application.id}::uuid`)} as statement`.execute(
      ctx.db,
    );
    if (rows[0]!.statement === 'named') {
      violations.add('', 'A company that you hired is named already: what was named stays.');
      violations.throwIfAny();
    }
    await change(ctx, request, { noneBelowAt: ctx.now(), noneBelowBy: nameOfPerson(link, person) });
  });
}
