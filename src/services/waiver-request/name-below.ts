import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import { readPlace } from '../../domain/address/postal-rules.js';
import { nameKey } from '../../domain/fulfillment-request/partner-facts.js';
import { parseCents } from '../../domain/shared/money.js';
import { checkTiming } from '../../domain/waiver/rules.js';
import { type NamedRole, namedRoles } from '../../domain/waiver-link/named.js';
import {
  maxNamed,
  maxNamingsPerMailbox,
  maxNamingTier,
  maxOpenPerMailbox,
} from '../../domain/waiver-request/limits.js';
import { Organization } from '../../entities/organization.js';
import { Party } from '../../entities/party.js';
import { PayApplication } from '../../entities/pay-application.js';
import { WaiverRequest } from '../../entities/waiver-request.js';
import { Violations } from '../../errors/app-error.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { rowsWhere } from '../../reads/loaders/read.js';
import { listCodes } from '../organization/index.js';
import { countAttempt } from '../session/attempts.js';
import { insert, lock } from '../shared/record.js';
import { todayIn } from '../shared/today.js';
import { actByLink } from './act.js';
import { nameOfPerson } from './answer.js';
import { countNamed, type NamedBefore, readAbove, readBelow } from './below.js';
import { isSameMailbox, type OpenedLink } from './link.js';
import { notifyPayer } from './notify.js';
import { markSent } from './send.js';
import { checkApplication, findMailboxes, readOpenCounts } from './terms.js';
import { longestName, readAmount, readTyped, readTypedMailbox } from './typed.js';

/** What a payee types about a company that it hired. */
export interface NamedCompany {
  /** Who names it. */
  name: string;
  company: string;
  role: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  email: string;
  amount: string;
}

/**
 * Adds a company below a payee to the payer's project, and asks it for the same waiver under the same pay application. It can do the same on
 * the page of its own link. What is below the payer's threshold stays a draft, which the payer may send, and so does the request to a company
 * that the payer has with another address.
 */
export async function nameBelow(link: OpenedLink, requestId: string, typed: NamedCompany): Promise<void> {
  const company = readCompany(typed);
  const { ctx: linked, mailbox } = link;
  await countAttempt(linked, 'waiver_naming', `${linked.account.id} ${mailbox.toLowerCase()}`, maxNamingsPerMailbox);
  await actByLink(link, requestId, 'name_below', async (ctx, request) => {
    const violations = new Violations();
    // As a round does, so that no company is asked twice.
    const application = await lock(ctx, PayApplication, payApplications, request.payApplicationId!);
    checkApplication(violations, '', application);
    const [project] = await rowsWhere(ctx, projects, sql`id = ${request.projectId}::uuid and deleted_at is null`);
    violations.addAll(checkTiming(request, todayIn(ctx, request.state), project?.firstFurnishingDate ?? null));
    const before = await checkChain(ctx, violations, link, request, company);
    await checkCounts(ctx, violations, request, company);
    violations.throwIfAny();
    const namedBy = nameOfPerson(link, company.name);
    const { partyId, organizationId } = before ?? (await addParty(ctx, request, company, namedBy));
    const onRecord = before && (await findMailboxes(ctx, [organizationId])).get(organizationId);
    // A payee that names a company of the payer's directory could have someone else sign for it: the payer decides about another address.
    const isElsewhere = onRecord !== undefined && !isSameMailbox(company.email, onRecord);
    const named = await insert(ctx, WaiverRequest, {
      ...sameTerms(request),
      partyId,
      organizationId,
      email: isElsewhere ? onRecord : company.email,
      ...(isElsewhere && { offeredEmail: company.email, offeredAt: ctx.now() }),
      amount: company.amount,
      namedBy,
      namedByRequestId: request.id,
    });
    const threshold = project?.waiverRequestThreshold ?? null;
    const isSmall = threshold !== null && parseCents(company.amount)! < parseCents(String(threshold))!;
    if (!isSmall && !isElsewhere) await markSent(ctx, [named]);
    await notifyPayer(ctx, named, 'named');
  });
}

interface ReadCompany extends Pick<NamedCompany, 'company' | 'address' | 'city' | 'state' | 'zip'> {
  name: string;
  role: NamedRole;
  email: string;
  amount: string;
}

/** @throws AppError VALIDATION_FAILED */
function readCompany(typed: NamedCompany): ReadCompany {
  const violations = new Violations();
  const line = (field: keyof NamedCompany, label: string, most: number) =>
    readTyped(violations, field, typed[field], { label, most, lines: 'one' }) ?? '';
  const company = line('company', 'The name of the company', 255);
  const address = line('address', 'The street', 255);
  const city = line('city', 'The city', 100);
  const state = line('state', 'The state', 100);
  const zip = line('zip', 'The ZIP code', 10);
  const { place, faults } = readPlace({ state, zip });
  for (const { part } of faults.filter(({ part }) => typed[part].trim() !== '')) {
    violations.add(
      part,
      part === 'state' ? 'The state must be a code, such as CA.' : 'The ZIP code must have 5 or 9 digits.',
    );
  }
  const email = readTypedMailbox(violations, 'email', typed.email) ?? '';
  const amount = readAmount(violations, 'amount', typed.amount) ?? '';
  const role = namedRoles.find((each) => each === typed.role);
  if (!role) violations.add('role', 'Choose what the company does.');
  const name = line('name', 'The name', longestName);
  violations.throwIfAny();
  return { name, company, role: role!, address, city, state: place.state!, zip: place.zip!, email, amount };
}

/**
 * Whether the company can be below the payee: no company asks itself, nor one above it.
 *
 * @returns the party, if it is below the payee already
 */
async function checkChain(
  ctx: RequestContext,
  violations: Violations,
  link: OpenedLink,
  request: WaiverRequest,
  { company, email }: ReadCompany,
): Promise<NamedBefore | undefined> {
  const above = await readAbove(ctx, request);
  const payee = above[0];
  if (!payee?.isActive)
    violations.add('', 'Your company is not active on the project: write to the company that asks.');
  if (above.length > maxNamingTier + 1) {
    violations.add('', `Companies are named down to tier ${maxNamingTier + 1}: write to the company that asks.`);
  }
  const mailboxes = [link.mailbox, link.payer.email, ...above.flatMap((each) => each.mailboxes)];
  if (mailboxes.some((mailbox) => mailbox !== null && isSameMailbox(email, mailbox))) {
    violations.add(
      'email',
      'This mailbox is yours, or of a company above you: name one of the company that you hired.',
    );
  }
  if (above.some(({ name }) => nameKey(name) === nameKey(company))) {
    violations.add('company', 'This is your company, or one above you: name one that you hired.');
  }
  const before = (await readBelow(ctx, request)).find(({ name }) => nameKey(name) === nameKey(company));
  if (before?.isAsked) violations.add('company', 'This company is asked already, or you have named it before.');
  if (before && !before.isActive) {
    violations.add('company', 'This company is not active on the project: write to the company that asks.');
  }
  return before;
}

async function checkCounts(
  ctx: RequestContext,
  violations: Violations,
  request: WaiverRequest,
  { email }: ReadCompany,
): Promise<void> {
  const { byPayee, ofApplication } = await countNamed(ctx, request);
  if (byPayee >= maxNamed.perPayee || ofApplication >= maxNamed.perApplication) {
    violations.add('', 'No more companies can be named here: write to the company that asks.');
  }
  const countOpen = await readOpenCounts(ctx, [email]);
  if (countOpen(email) >= maxOpenPerMailbox) violations.add('email', 'Too many requests wait in that mailbox.');
}

async function addParty(
  ctx: RequestContext,
  { projectId, partyId: hiredByPartyId }: WaiverRequest,
  { company, address, city, state, zip, email, role }: ReadCompany,
  namedBy: string,
): Promise<{ partyId: string; organizationId: string }> {
  const [code] = await listCodes(ctx, [{ name: company }]);
  const place = { addressLine1: address, city, state, zip };
  const organizationId = uuidv7();
  const data = { type: 'directory', name: company, code: code!, email, ...place } as const;
  await insert(ctx, Organization, data, organizationId);
  const party = await insert(ctx, Party, { projectId, organizationId, hiredByPartyId, role, namedBy });
  return { partyId: party.id, organizationId };
}

/** What is asked of those below a payee: its waiver, for the same work and days. Its amounts, its checks and its signer are its own. */
function sameTerms(request: WaiverRequest) {
  const { projectId, payApplicationId, type, state, formCode, dueDate, throughDate, throughTime } = request;
  const { paymentPeriodFrom, paymentPeriodTo, paymentReceivedOn, requireCode } = request;
  return {
    requireCode,
    ...{ projectId, payApplicationId, type, state, formCode, dueDate, throughDate, throughTime },
    ...{ paymentPeriodFrom, paymentPeriodTo, paymentReceivedOn },
  };
}
