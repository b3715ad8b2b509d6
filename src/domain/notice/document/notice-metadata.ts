import type { PostalAddress } from '../../document/job-facts.js';
import { readPrintedText } from '../../shared/printed-text.js';
import type { Violation } from '../../shared/violation.js';
import { readInlinePlace } from './inline-place.js';

/** The methods of service that have a name of their own in `metadata.service_method`, and how documents print them. */
const serviceMethods = {
  certified: 'certified mail',
  certified_return_receipt: 'certified mail, return receipt requested',
  certified_restricted_delivery: 'certified mail, return receipt requested, delivery limited to addressee only',
  certified_electronic_return_receipt: 'certified mail with electronic return receipt',
  registered: 'registered mail',
  first_class_certificate_of_mailing: 'first-class mail with certificate of mailing',
  first_class: 'first-class mail',
  priority_express: 'Priority Mail Express',
  overnight_courier: 'overnight delivery by an express service carrier',
  personal: 'personal delivery',
  posting: 'posting',
  email: 'e-mail',
  fax: 'fax',
  registry: 'filing with the state registry',
  recording: 'recording',
} as const;
export type ServiceMethod = keyof typeof serviceMethods;

/** Mail of which the post office gives a receipt. */
export const registeredOrCertified: readonly ServiceMethod[] = [
  'registered',
  'certified',
  'certified_return_receipt',
  'certified_restricted_delivery',
  'certified_electronic_return_receipt',
];

/** A method of service as documents print it: a name from the list in full, another name as its words, and any other text unchanged. */
export function printedMethod(method: string): string {
  const name = method.trim().toLowerCase();
  if (Object.hasOwn(serviceMethods, name)) return serviceMethods[name as ServiceMethod];
  return /^\w+$/.test(name) ? method.trim().replace(/_+/g, ' ').trim() : method;
}

/** What a notice of claim is about; Texas has a notice for each (Property Code §§ 53.056, 53.057). */
const claimedForKinds = ['labor_or_materials', 'retainage'] as const;
export type ClaimedFor = (typeof claimedForKinds)[number];

export interface InlineParty extends PostalAddress {
  name: string;
  attention: string | null;
  phone: string | null;
}

export type BlockInformation = { kind: 'text'; text: string } | { kind: 'party'; party: InlineParty };

/** The document options of `notice.metadata`, typed; absent or unusable options are null (see `violations`). */
export interface NoticeOptions {
  partyGridMax: 4 | 8;
  mailPack: boolean;
  /** A name from `serviceMethods`, or any other text. */
  serviceMethod: string | null;
  serviceDate: string | null;
  signatoryName: string | null;
  signatoryTitle: string | null;
  signatureDate: string | null;
  monthsWorkPerformed: string[];
  hiringParty: InlineParty | null;
  bondInformation: BlockInformation | null;
  lenderInformation: BlockInformation | null;
  owner: InlineParty | null;
  generalContractor: InlineParty | null;
  claimedFor: ClaimedFor;
  /** Michigan: a copy of the notice of commencement is enclosed, in place of its recording data. */
  commencementAttached: boolean;
  /** Virginia: when the claimant's license was issued and when it expires. */
  licenseIssuedOn: string | null;
  licenseExpiresOn: string | null;
  /** Utah: the number under which the registry filed the notice. */
  registryEntryNumber: string | null;
  violations: Violation[];
}

/** Reads the options, and reports every one with the wrong shape. Unknown keys are the caller's own and are not read. */
export function readNoticeOptions(metadata: Record<string, unknown> | null | undefined): NoticeOptions {
  const entries = metadata ?? {};
  const violations: Violation[] = [];
  const reader = new OptionReader(entries, violations);
  return {
    partyGridMax: reader.gridMax(),
    mailPack: reader.boolean('mail_pack'),
    serviceMethod: reader.text('service_method'),
    serviceDate: reader.date('service_date'),
    signatoryName: reader.text('signatory_name'),
    signatoryTitle: reader.text('signatory_title'),
    signatureDate: reader.date('signature_date'),
    monthsWorkPerformed: reader.texts('months_work_performed'),
    hiringParty: reader.party('hiring_party'),
    bondInformation: reader.information('bond_information'),
    lenderInformation: reader.information('lender_information'),
    owner: reader.party('owner', false),
    generalContractor: reader.party('gc', false),
    claimedFor: reader.claimedFor(),
    commencementAttached: reader.boolean('notice_of_commencement_attached'),
    licenseIssuedOn: reader.date('license_issued_on'),
    licenseExpiresOn: reader.date('license_expires_on'),
    registryEntryNumber: reader.text('registry_entry_number'),
    violations,
  };
}

/**
 * Reads the keys of a metadata object; a value of the wrong shape becomes a violation of `metadata.<key>` and reads as absent.
 */
export class OptionReader {
  constructor(
    private readonly metadata: Record<string, unknown>,
    private readonly violations: Violation[],
  ) {}

  gridMax(): 4 | 8 {
    const value = this.metadata.party_grid_max;
    if (isAbsent(value)) return 8;
    if (Number(value) === 4 && typeof value !== 'boolean') return 4;
    if (Number(value) !== 8) this.reject('party_grid_max', 'The metadata.party_grid_max field must be 8 or 4.');
    return 8;
  }

  boolean(key: string): boolean {
    const value = this.metadata[key];
    if (isAbsent(value)) return false;
    if (typeof value !== 'boolean') this.reject(key, `The metadata.${key} field must be true or false.`);
    return value === true;
  }

  claimedFor(): ClaimedFor {
    const value = this.text('claimed_for') ?? claimedForKinds[0];
    const kind = claimedForKinds.find((other) => other === value);
    if (!kind)
      this.reject('claimed_for', `The metadata.claimed_for field must be one of: ${claimedForKinds.join(', ')}.`);
    return kind ?? claimedForKinds[0];
  }

  date(key: string): string | null {
    const value = this.text(key);
    if (value === null || isCalendarDate(value)) return value;
    return this.reject(key, `The metadata.${key} field must be a date such as 2026-03-31.`);
  }

  text(key: string): string | null {
    const value = this.metadata[key];
    if (isAbsent(value)) return null;
    if (typeof value !== 'string') return this.reject(key, `The metadata.${key} field must be a string.`);
    return this.printed(key, value);
  }

  texts(key: string): string[] {
    const value = this.metadata[key];
    if (isAbsent(value)) return [];
    const items = Array.isArray(value) ? value : [value];
    if (!items.every((item) => typeof item === 'string')) {
      this.reject(key, `The metadata.${key} field must be a string or a list of strings.`);
      return [];
    }
    return items.map((item) => this.printed(key, item)).filter((item) => item !== null);
  }

  information(key: string): BlockInformation | null {
    const value = this.metadata[key];
    if (isAbsent(value)) return null;
    if (typeof value === 'string') {
      const text = this.printed(key, value);
      return text === null ? null : { kind: 'text', text };
    }
    if (!isRecord(value)) {
      return this.reject(key, `The metadata.${key} field must be text or an object with name and address.`);
    }
    const party = this.party(key);
    return party && { kind: 'party', party };
  }

  /** Preflight itself asks for the name of an owner or GC, and only when no party record has that role. */
  party(key: string, nameRequired = true): InlineParty | null {
    const value = this.metadata[key];
    if (isAbsent(value)) return null;
    if (!isRecord(value)) return this.reject(key, `The metadata.${key} field must be an object with name and address.`);
    const field = (...names: string[]) => {
      const name = names.find((candidate) => !isAbsent(value[candidate]));
      const fieldValue = name === undefined ? null : value[name];
      if (fieldValue === null) return null;
      if (typeof fieldValue === 'string') return this.printed(`${key}.${name}`, fieldValue);
      return this.reject(`${key}.${name}`, `The metadata.${key}.${name} field must be a string.`);
    };
    const details = {
      name: field('name') ?? '',
      attention: field('attention'),
      phone: field('phone'),
      // The contract uses address_line1 inside metadata and address_line_1 on records; both are accepted.
      addressLine1: field('address_line1', 'address_line_1'),
      addressLine2: field('address_line2', 'address_line_2'),
      city: field('city'),
      state: field('state'),
      zip: field('zip'),
      countryCode: field('country_code'),
    };
    const party = readInlinePlace(details, (part, wrong, isPrinted) => {
      const field = `metadata.${key}.${part}`;
      this.violations.push({ field, message: `The ${field} field ${wrong}`, ...(isPrinted && { isPrinted }) });
    });
    if (party.name !== '') return party;
    if (!nameRequired) return null;
    const hasNameViolation = this.violations.some((violation) => violation.field === `metadata.${key}.name`);
    return hasNameViolation ? null : this.reject(`${key}.name`, `The metadata.${key}.name field is required.`);
  }

  private printed(key: string, entered: string): string | null {
    const { text, wrong } = readPrintedText(entered);
    if (wrong) this.reject(key, `The metadata.${key} field ${wrong}`);
    return text;
  }

  private reject(key: string, message: string): null {
    this.violations.push({ field: `metadata.${key}`, message });
    return null;
  }
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
