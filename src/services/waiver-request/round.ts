import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { readEmailAddress } from '../../domain/person/email-address.js';
import { formatCents, parseCents } from '../../domain/shared/money.js';
import type { WaiverRoundOutcome, WaiverType } from '../../domain/vocabulary.js';
import { checkTiming } from '../../domain/waiver/rules.js';
import { maxOpenPerMailbox, maxPayees } from '../../domain/waiver-request/limits.js';
import { describeRoundFault, type RoundFault } from '../../domain/waiver-round/csv.js';
import { PayApplication } from '../../entities/pay-application.js';
import { WaiverRequest } from '../../entities/waiver-request.js';
import { Violations } from '../../errors/app-error.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { scoped } from '../../reads/loaders/scope.js';
import type { RequestWaiversInput, WaiverPayeeInput, WaiverRound, WaiverRoundRow } from '../../schema/waiver-round.js';
import { insertAll, lock, references } from '../shared/record.js';
import { todayIn } from '../shared/today.js';
import { mailboxFault, matchLines, partyFault, type RoundFile, readRoundFile, unreadable } from './round-file.js';
import { fullMailbox, markSent, noMailbox } from './send.js';
import {
  type AskingProject,
  checkApplication,
  findMailboxes,
  isAskingFor,
  readMailbox,
  readOpenCounts,
  readTerms,
} from './terms.js';
import { withPayees } from './tree.js';

/**
 * Asks every payee of a pay application, or none: a round in which one is missing looks complete. A dry run goes the same way and
 * writes nothing, so what it lists is what the call would do.
 */
export async function requestWaivers(ctx: RequestContext, input: RequestWaiversInput): Promise<WaiverRound> {
  authorize(ctx, 'records');
  const isDryRun = input.dryRun ?? false;
  const file = readRoundFile(input);
  const violations = new Violations();
  // Rounds of one application wait for each other, so that no payee is asked twice.
  const application = await lock(ctx, PayApplication, payApplications, input.id);
  checkApplication(violations, 'id', application);
  const { projectId } = application;
  const { project } = await references(ctx, violations, { project: { field: 'id', table: projects, id: projectId } });
  const { dryRun: _, payees: named, csv: _csv, csvBase64: _bytes, skipBadRows, id, ...said } = input;
  const data = await readTerms(ctx, violations, said, project as unknown as AskingProject);
  violations.throwIfAny();
  // Names are those of the tree. It is read again once its parties are locked.
  const matched = file && matchLines(file, await readTree(ctx, projectId, id, data.type!));
  const all = matched?.payees ?? named!;
  await lockParties(ctx, all);
  const tree = await readTree(ctx, projectId, id, data.type!);
  // Who was found by a name of the file and has left the tree until the lock is a bad row, and not the end of the round.
  const payees = file ? dropGone(file, all, tree, matched!.rowOf) : all;
  const byParty = readPayees(violations, payees, tree, file ? 0 : 1);
  violations.throwIfAny();
  const first = (project!.first_furnishing_date ?? null) as string | null;
  const timing = { type: data.type!, state: data.state!, paymentReceivedOn: data.paymentReceivedOn ?? null };
  violations.addAll(checkTiming(timing, todayIn(ctx, data.state!), first));
  const mailboxes = await findMailboxes(ctx, [...new Set(tree.map(({ organizationId }) => organizationId))]);
  const threshold = (project!.waiver_request_threshold ?? null) as string | number | null;
  const rows = tree.map((party) => toRow(party, byParty.get(party.partyId), mailboxes, threshold));
  const askable = rows.filter(({ outcome }) => outcome === 'asked');
  await addFullMailboxes(ctx, askable);
  // A row of a file can be left out; who names payees one by one asks all of them or none.
  const toAsk = file ? askable.filter(({ reasons }) => reasons.length === 0) : askable;
  const faults = file ? listFaults(file, askable, matched!.rowOf) : [];
  if (!isDryRun) {
    if (faults.length > 0 && !skipBadRows) throw unreadable(faults);
    for (const row of askable) if (file && row.reasons.length > 0) row.outcome = 'left_out';
    rejectUnasked(violations, payees, toAsk);
    const drafts = toAsk.map((row) => ({
      id: uuidv7(),
      data: {
        ...data,
        projectId,
        partyId: row.partyId,
        organizationId: row.organizationId,
        payApplicationId: id,
        amount: row.amount,
        email: row.email,
        invoiceNumber: byParty.get(row.partyId)!.invoiceNumber,
        requireCode: byParty.get(row.partyId)!.requireCode ?? data.requireCode,
      },
    }));
    await markSent(ctx, await insertAll(ctx, WaiverRequest, drafts));
    for (const [index, row] of toAsk.entries()) row.waiverRequestId = drafts[index]!.id;
  } else violations.throwIfAny();
  const cents = toAsk.reduce((sum, { amount }) => sum + parseCents(amount!)!, 0n);
  const badRows = faults.map((fault) => ({ ...fault, message: describeRoundFault(fault) }));
  return { isDryRun, asked: toAsk.length, amount: formatCents(cents), rows, badRows };
}

/** The payees of a file that are in the tree. The others are faults of their rows. */
function dropGone(
  file: RoundFile,
  payees: readonly WaiverPayeeInput[],
  tree: readonly TreeParty[],
  rowOf: ReadonlyMap<string, number>,
): readonly WaiverPayeeInput[] {
  const isBelow = ({ partyId }: WaiverPayeeInput) => tree.some((party) => party.partyId === partyId);
  for (const { partyId } of payees.filter((payee) => !isBelow(payee))) {
    file.faults.push(partyFault(rowOf.get(partyId)!, 'not_below', partyId));
  }
  return payees.filter(isBelow);
}

/** Every row of a file that asks no one, in the order of the file. */
function listFaults(
  file: RoundFile,
  askable: readonly WaiverRoundRow[],
  rowOf: ReadonlyMap<string, number>,
): RoundFault[] {
  const ofMailboxes = askable
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ partyId, email }) => mailboxFault(rowOf.get(partyId)!, email));
  return [...file.faults, ...ofMailboxes].sort((one, other) => one.row - other.row);
}

/** What the tree then says of a payee, such as that it is active, is so until the request ends. */
async function lockParties(ctx: RequestContext, payees: readonly WaiverPayeeInput[]): Promise<void> {
  const ids = payees.map(({ partyId }) => partyId);
  await sql`select id from parties where id = any(${ids}::uuid[]) and ${scoped(ctx, 'parties')} order by id for share`.execute(
    ctx.db,
  );
}

interface TreeParty {
  partyId: string;
  organizationId: string;
  organizationName: string;
  hiredByPartyId: string;
  tier: number;
  /** The request of this type that is open or signed already, with what it asks for and where. */
  askedId: string | null;
  askedAmount: string | null;
  askedEmail: string | null;
}

/** The parties below the claimant, first those that it hired itself: those that can furnish work, and are active. */
async function readTree(
  ctx: RequestContext,
  projectId: string,
  payApplicationId: string,
  type: WaiverType,
): Promise<TreeParty[]> {
  const { rows } = await sql<TreeParty>`
    ${withPayees(ctx, projectId)}
    select t.id as "partyId", t.organization_id as "organizationId", o.name as "organizationName",
      t.hired_by_party_id as "hiredByPartyId", t.tier, r.id as "askedId", r.amount::text as "askedAmount", r.email as "askedEmail"
    from payees t join organizations o on o.id = t.organization_id
      left join lateral (select id, amount, email from waiver_requests
        where ${isAskingFor({ partyId: sql`t.id`, payApplicationId, type })}
          and ${scoped(ctx, 'waiver_requests')} limit 1) r on true
    order by t.tier, t.serial`.execute(ctx.db);
  return rows;
}

/** What the input names for each party. */
function readPayees(
  violations: Violations,
  payees: readonly WaiverPayeeInput[],
  tree: readonly TreeParty[],
  fewest: number,
): ReadonlyMap<string, WaiverPayeeInput> {
  if (payees.length < fewest || payees.length > maxPayees) {
    violations.add('payees', `The payees field must have 1 to ${maxPayees} payees.`);
  }
  const below = new Set(tree.map(({ partyId }) => partyId));
  const byParty = new Map<string, WaiverPayeeInput>();
  for (const [index, payee] of payees.entries()) {
    const partyId = payee.partyId.toLowerCase();
    const field = `payees.${index}.partyId`;
    if (byParty.has(partyId)) violations.add(field, 'The party is named twice.');
    else if (!below.has(partyId)) {
      violations.add(field, 'The party is not below the claimant: set who hired it, down from the claimant, first.');
    }
    byParty.set(partyId, { ...payee, email: readMailbox(violations, `payees.${index}.email`, payee.email) ?? null });
  }
  return byParty;
}

function toRow(
  { askedId, askedAmount, askedEmail, ...party }: TreeParty,
  payee: WaiverPayeeInput | undefined,
  mailboxes: ReadonlyMap<string, string>,
  threshold: string | number | null,
): WaiverRoundRow {
  const outcome = judge(payee, askedId !== null, threshold);
  if (outcome === 'already_asked')
    return { ...party, outcome, amount: askedAmount, email: askedEmail, reasons: [], waiverRequestId: askedId };
  const email = payee?.email ?? mailboxes.get(party.organizationId) ?? null;
  const reasons = outcome === 'asked' && !email ? [noMailbox] : [];
  return { ...party, outcome, amount: payee?.amount ?? null, email, reasons, waiverRequestId: null };
}

/** Says of each payee whose mailbox has too many open requests, those of this round among them, that it cannot be asked. */
async function addFullMailboxes(ctx: RequestContext, toAsk: readonly WaiverRoundRow[]): Promise<void> {
  const withMailbox = toAsk.flatMap((row) => (row.email ? [{ row, email: row.email }] : []));
  const countOpen = await readOpenCounts(
    ctx,
    withMailbox.map(({ email }) => email),
  );
  const counts = new Map<string, number>();
  for (const { row, email } of withMailbox) {
    const [key] = readEmailAddress(email)!.keys as [string];
    const before = counts.get(key) ?? 0;
    if (countOpen(email) + before >= maxOpenPerMailbox) row.reasons.push(fullMailbox);
    counts.set(key, before + 1);
  }
}

function judge(
  payee: WaiverPayeeInput | undefined,
  isAsked: boolean,
  threshold: string | number | null,
): WaiverRoundOutcome {
  if (!payee) return 'no_amount';
  if (isAsked) return 'already_asked';
  const isSmall = threshold !== null && parseCents(payee.amount)! < parseCents(String(threshold))!;
  return isSmall ? 'below_threshold' : 'asked';
}

/** Names each payee that cannot be asked. */
function rejectUnasked(
  violations: Violations,
  payees: readonly WaiverPayeeInput[],
  asked: readonly WaiverRoundRow[],
): void {
  for (const { partyId, organizationName, reasons } of asked) {
    const index = payees.findIndex((payee) => payee.partyId.toLowerCase() === partyId);
    for (const reason of reasons) violations.add(`payees.${index}.email`, `${organizationName}: ${reason}`);
  }
  violations.throwIfAny();
}
