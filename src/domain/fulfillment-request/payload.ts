import { type Rule, rulesOf, tiersOf } from 'lien-deadlines';
import { countryName, isAbroad } from '../address/countries.js';
import { type FulfillmentScope, statutoryMail } from '../credit/pricing.js';
import { orderViolations } from '../shared/date-order.js';
import type { ClaimantRole, PartyRole } from '../vocabulary.js';

/**
 * What the caller knows about a job, as stored and as sent to the partner. It is a metadata object, so its keys are always
 * snake_case, and further keys are the caller's own. Dates are `YYYY-MM-DD`, amounts are dollars as a number or text, as
 * sent; null means not known.
 */
export interface FulfillmentPayload extends Record<string, unknown> {
  fulfillment_scope: FulfillmentScope;
  division_id: string;
  claimant_role: ClaimantRole;
  project: {
    name: string;
    external_id?: string | null;
    jobsite: PayloadAddress & { state: string };
    furnished_description: string;
    contract_amount: string | number;
    first_furnishing_date?: string | null;
    last_furnishing_date?: string | null;
    date_contract?: string | null;
    /** The partner's name for the kind of work. */
    project_type?: string | null;
  };
  parties?: PayloadParty[] | null;
}

interface PayloadAddress {
  line_1?: string | null;
  line_2?: string | null;
  city?: string | null;
  state?: string | null;
  zip?: string | null;
  country_code?: string | null;
}

export interface PayloadParty {
  role: PartyRole;
  name: string;
  address?: PayloadAddress | null;
  email?: string | null;
  phone?: string | null;
}

interface PayloadFault {
  /** Dotted path within the payload. */
  path: string;
  sentence: string;
}

/** A payload whose fields have been checked one by one; missing or invalid fields are null. */
export interface CheckedPayload {
  fulfillmentScope?: FulfillmentScope | null;
  parties?: Array<{ name?: string | null; address?: { countryCode?: string | null } | null } | null> | null;
  claimantRole?: ClaimantRole | null;
  project?: {
    jobsite?: { state?: string | null } | null;
    firstFurnishingDate?: string | null;
    lastFurnishingDate?: string | null;
    dateContract?: string | null;
  } | null;
}

/** Faults of a payload beyond its single fields. */
export function payloadFaults(checked: CheckedPayload, sent: Record<string, unknown>): PayloadFault[] {
  return [
    ...(checked.project ? dateFaults(checked.project, checked.claimantRole) : []),
    ...partiesAbroad(checked),
    ...claimantFaults(sent),
  ];
}

/** Full service mails the notice by the class that its state demands. Certified mail is not offered to other countries. */
function partiesAbroad({ fulfillmentScope, parties, project }: CheckedPayload): PayloadFault[] {
  if (fulfillmentScope !== 'full_service' || statutoryMail(project?.jobsite?.state) !== 'certified') return [];
  return (parties ?? []).flatMap((party, index) => {
    const code = party?.address?.countryCode;
    if (!code || !isAbroad(code)) return [];
    const path = `parties.${index}.address.country_code`;
    const sentence =
      `The payload.${path} field is ${code}: full service mails certified here, which is not offered to ${countryName(code)}. ` +
      'Request research_and_document, and order the mail yourself.';
    return [{ path, sentence }];
  });
}

/** States whose notice contains the date of the contract. */
const contractDateStates: ReadonlySet<string> = new Set(['AK', 'NH']);

/** Dates that the jobsite's state requires and the payload lacks, and dates in the wrong order. */
function dateFaults(project: NonNullable<CheckedPayload['project']>, role?: ClaimantRole | null): PayloadFault[] {
  const state = project.jobsite?.state;
  if (!state) return outOfOrder(project);
  const name = rulesOf(state)?.name ?? state;
  const counted = role ? datesCountedFrom(state, role) : [];
  const needed: Array<[key: string, date: string | null | undefined, why: string | false]> = [
    ['first_furnishing_date', project.firstFurnishingDate, counted.includes('first_furnishing') && counts(name)],
    ['last_furnishing_date', project.lastFurnishingDate, counted.includes('last_furnishing') && counts(name)],
    ['date_contract', project.dateContract, contractDateStates.has(state) && `the notice in ${name} states it`],
  ];
  const missing = needed.flatMap(([key, date, why]) => {
    if (date || !why) return [];
    const sentence = `The payload.project.${key.replaceAll('_', ' ')} field is required: ${why}.`;
    return [{ path: `project.${key}`, sentence }];
  });
  return [...missing, ...outOfOrder(project)];
}

function counts(state: string): string {
  return `the notice deadline in ${state} is counted from it`;
}

function outOfOrder(project: NonNullable<CheckedPayload['project']>): PayloadFault[] {
  return orderViolations([['firstFurnishingDate', 'lastFurnishingDate']], project).map(() => ({
    path: 'project.last_furnishing_date',
    sentence: 'The payload.project.last furnishing date field must be a date after or equal to first furnishing date.',
  }));
}

/**
 * The furnishing dates from which a state counts the claimant's preliminary notice on private work: those of its ordinary
 * rules, or else of the variants that may apply. Without a known customer, a claimant may be on either of two tiers.
 */
export function datesCountedFrom(state: string, claimantRole: ClaimantRole): FurnishingDate[] {
  const tiers = tiersOf({ claimantRole, hiringPartyRole: null, hiringPartyHirerRole: null });
  const applicableRules = (rulesOf(state)?.private.preliminary_notice ?? []).filter(
    (rule) => rule.tiers === 'all' || rule.tiers.some((tier) => tiers.includes(tier)),
  );
  const ordinary = listBases(applicableRules.filter(({ when }) => !when));
  return ordinary.length > 0 ? ordinary : listBases(applicableRules);
}

type FurnishingDate = 'first_furnishing' | 'last_furnishing';

function listBases(rules: readonly Rule[]): FurnishingDate[] {
  const bases = rules.flatMap(({ period }) => {
    if (period?.kind === 'bounded') return [period.safe.from];
    return (period?.kind === 'earliest' ? period.of : [period]).map((part) => part?.from);
  });
  return [...new Set(bases)].filter((from) => from === 'first_furnishing' || from === 'last_furnishing');
}

/**
 * Where a payload names the claimant, which only the division may do: under any key that begins with `claimant_`, at any depth,
 * and in `claimant` itself. The caller does provide the claimant's role, signatory and notary.
 */
function claimantFaults(payload: Record<string, unknown>): PayloadFault[] {
  const refused: string[] = [];
  const open: Array<{ value: object; path: string; ofClaimant: boolean }> = [
    { value: payload, path: '', ofClaimant: false },
  ];
  for (let node = open.pop(); node; node = open.pop()) {
    for (const [key, value] of Object.entries(node.value)) {
      const path = `${node.path}${key}`;
      const name = key.trim().toLowerCase();
      const isClaimant = node.path === '' && name === 'claimant';
      const names = name.startsWith('claimant_') && name !== 'claimant_role';
      if (names || (node.ofClaimant && !claimantKeys.test(name)) || (isClaimant && !isMetadata(value)))
        refused.push(path);
      else if (value !== null && typeof value === 'object') {
        open.push({ value, path: `${path}.`, ofClaimant: isClaimant });
      }
    }
  }
  return refused.map((path) => ({
    path,
    sentence: `The payload.${path} field is not accepted: division_id determines the claimant.`,
  }));
}

function isMetadata(value: unknown): boolean {
  return value === null || (typeof value === 'object' && !Array.isArray(value));
}

/** What a caller may provide about the claimant. */
const claimantKeys = /^((claimant_)?role|signatory_.*|signature_date|notary.*)$/;
