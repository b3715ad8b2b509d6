import { claimantBlock, jobsiteBlock, partyBlock } from '../notice/document/blocks.js';
import { recordedHiringParty } from '../notice/document/hiring-party.js';
import type { NoticeOptions } from '../notice/document/notice-metadata.js';
import {
  claimantParty,
  claimantRole,
  counterparties,
  listOwners,
  type ServedParty,
  servedParty,
} from '../notice/document/served-parties.js';
import type { G702, G703Line, G703Totals } from '../pay-application/model.js';
import { sheetSum } from '../pay-application/sheet.js';
import { isPayApplicationEditable } from '../pay-application/transitions.js';
import { isBlank } from '../shared/legible.js';
import type { PayApplicationFacts } from './facts.js';
import type { PayApplicationDocumentModel, PayApplicationDocumentType, Sheet } from './model.js';
import { readPayApplicationOptions } from './options.js';

/** An architect certifies for the parties that the work is built for. Any other payer approves the payment itself. */
const builtFor: readonly string[] = ['owner', 'public_entity', 'lessee', 'developer'];

/** The recipients of copies, with the participant roles of each. */
const recipients: readonly (readonly [label: string, roles: readonly string[]])[] = [
  ['Owner', builtFor],
  ['Architect', ['design_professional']],
  ['Contractor', ['general_contractor', 'construction_manager']],
  ['Lender', ['lender']],
];

/**
 * The documents of a pay application that passed preflight (`preflightPayApplication` returned nothing).
 * @throws {Error} when the claimant division is missing, which preflight reports
 */
export function buildPayApplicationDocument(
  facts: PayApplicationFacts,
  type: PayApplicationDocumentType,
): PayApplicationDocumentModel {
  const { payApplication, project, division } = facts;
  if (!division) throw new Error('A pay application needs a claimant division; run preflightPayApplication first.');
  const { parties, notary } = readPayApplicationOptions(payApplication.metadata);
  const owners = listOwners(facts, parties);
  const payer = findPayer(facts, parties);
  const [architect, ...otherArchitects] = listArchitects(facts);
  const site = [...facts.jobsites].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary)).map(jobsiteBlock)[0];
  const { g702, g703, g703Totals } = payApplication;
  const sheet = buildSheet(g703, g703Totals, g702);
  const withSummary = type !== 'g703';
  return {
    type,
    draft: isPayApplicationEditable(payApplication.status),
    applicationNumber: payApplication.applicationNumber,
    revision: payApplication.revision,
    applicationDate: payApplication.applicationDate,
    periodFrom: payApplication.periodFrom,
    periodTo: payApplication.periodTo,
    applicant: claimantBlock(facts, division),
    // Parts that are not printed are left out, so that their texts cannot prevent printing.
    payer: withSummary && payer ? partyBlock(payer) : null,
    owners: (withSummary ? owners : []).filter((owner) => !payer || !isSame(owner, payer)).map(partyBlock),
    architect: withSummary && architect && otherArchitects.length === 0 ? partyBlock(architect) : null,
    certifier: payer && builtFor.includes(payer.role) ? 'architect' : 'payer',
    project: { name: project.name, number: project.number, addressLines: site?.addressLines ?? [] },
    contract: {
      work: !withSummary || isBlank(project.furnishedDescription) ? null : project.furnishedDescription,
      date: project.dateContract,
      number: claimantParty(facts)?.contractNumber ?? null,
    },
    distribution: recipients.map(([label, roles]) => ({
      label,
      checked: facts.participantRoles.some((role) => roles.includes(role)),
    })),
    g702,
    changeOrderSummary: payApplication.changeOrderSummary,
    sheet: type === 'g702' ? { ...sheet, lines: [], changeOrders: [] } : sheet,
    certifiedAmount: payApplication.certifiedAmount,
    signatory: { name: parties.signatoryName, title: parties.signatoryTitle, date: parties.signatureDate },
    notary,
    ...(facts.exhibits?.length && { exhibits: facts.exhibits }),
  };
}

/** Co-owners pay together, and all of them are printed. Of an owner and a lessee or developer, either can be the payer. */
export function findPayer(facts: PayApplicationFacts, options: NoticeOptions): ServedParty | null {
  const hiring = recordedHiringParty(facts, options);
  if (hiring || claimantRole(facts) !== 'general_contractor') return hiring;
  const isOther = counterparties(facts).some(({ role }) => role === 'lessee' || role === 'developer');
  return isOther ? null : (listOwners(facts, options)[0] ?? null);
}

export function listArchitects(facts: PayApplicationFacts): ServedParty[] {
  return counterparties(facts)
    .filter(({ role }) => role === 'design_professional')
    .map(servedParty);
}

function isSame(a: ServedParty, b: ServedParty): boolean {
  return a.party || b.party ? a.party?.id === b.party?.id : a.field === b.field;
}

/** '2' comes before '10', and 'CO-2' before 'CO-10'. */
const inNumberOrder = new Intl.Collator('en', { numeric: true });

/** The contract's lines first, then those of each change order by its number, wherever they are in the schedule. */
function buildSheet(g703: readonly G703Line[], totals: G703Totals, g702: G702): Sheet {
  const lines = g703.filter(({ changeOrderNumber }) => changeOrderNumber === null);
  const added = g703.filter(({ changeOrderNumber }) => changeOrderNumber !== null);
  const byNumber = Map.groupBy(added, (line) => line.changeOrderNumber as string);
  const listed = added.length > 0 || Number(g702.netChangeByChangeOrders) === 0;
  return {
    lines,
    linesTotal: sheetSum(lines),
    changeOrders: [...byNumber]
      .map(([number, orderLines]) => ({ number, lines: orderLines }))
      .sort((a, b) => inNumberOrder.compare(a.number, b.number)),
    changeOrdersTotal: sheetSum(added),
    totals,
    unlistedChange: listed ? null : g702.netChangeByChangeOrders,
  };
}
