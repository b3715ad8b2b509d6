import { countyInSentence, countyName } from '../../../domain/address/county-names.js';
import { exhibitLetter } from '../../../domain/exhibit/exhibit.js';
import type { NoticeDocumentModel, Recipient } from '../../../domain/notice/document/model.js';
import type { NoticeForm } from '../../assets/notice/form.js';
import { noticeSentences } from '../../assets/notice/sentences.js';
import { formatState, stateName } from '../../assets/state-names.js';
import { fillBlanks, formatDate, formatMoney } from '../../format.js';
import { labelParcels } from '../../parcel.js';
import { inSentence } from '../../sentence.js';
import { partyNameAndAddress } from './parties.js';
import { blankLine } from './statement.js';

const shortBlank = '_'.repeat(16);

/** Values for the blanks of a form's texts, see NoticeForm. */
export function noticeBlanks(model: NoticeDocumentModel, form: NoticeForm): Record<string, string> {
  const { claimant, project, signatory } = model;
  return {
    claimant: claimant.name,
    claimantAddress: claimant.addressLines.join(', '),
    telephone: claimant.phone ?? blankLine,
    contactData: contactData(model),
    contact: [signatory.name, signatory.title].filter(Boolean).join(', ') || blankLine,
    state: stateName(model.state),
    stateOf: formatState(model.state),
    noticeDate: formatDate(model.noticeDate),
    project: project.name,
    work: model.workDescription ? inSentence(model.workDescription) : blankLine,
    property: property(model),
    projectNumber: project.number ?? shortBlank,
    site: model.jobsites[0]?.addressLines.join(', ') || blankLine,
    hiredBy: model.hiringParty?.name ?? blankLine,
    employer: employer(model),
    hiringParty: hiringParty(model, form),
    owners: list(model.recipients.filter(isOwner)),
    ownersAndContractors: model.recipients.filter(isAddressed).map(partyNameAndAddress).join('\nTo: ') || blankLine,
    copies: list(model.recipients.filter((recipient) => !isAddressed(recipient))),
    amount: model.claimAmount ? formatMoney(model.claimAmount) : blankLine,
    commencement: commencement(model),
    firstFurnished: model.firstFurnishingDate ? formatDate(model.firstFurnishingDate) : blankLine,
    lastFurnished: model.lastFurnishingDate ? formatDate(model.lastFurnishingDate) : blankLine,
  };
}

/** Its box, if it has one, has the address. */
function hiringParty({ hiringParty: party, grid }: NoticeDocumentModel, { letter }: NoticeForm): string {
  if (!party) return blankLine;
  const boxed = !(letter && grid.overflow === 0) && grid.boxes.some(({ name }) => name === party.name);
  return boxed ? party.name : partyNameAndAddress(party);
}

/** Below the contractor, also whose subcontractor employed the claimant. */
function employer({ hiringParty: party, recipients }: NoticeDocumentModel): string {
  if (!party) return blankLine;
  const contractor = recipients.find(({ roles }) => roles.includes('general_contractor'));
  const served = recipients.some(({ name }) => name === party.name);
  return served || !contractor
    ? party.name
    : fillBlanks(noticeSentences.employer.ofSubcontractor, { party: party.name, contractor: contractor.name });
}

function contactData({ claimant }: NoticeDocumentModel): string {
  const words = noticeSentences.contact;
  const email = claimant.email ? fillBlanks(words.email, { email: claimant.email }) : null;
  return [fillBlanks(words.telephone, { phone: claimant.phone ?? blankLine }), email].filter(Boolean).join(', ');
}

function list(recipients: readonly Recipient[]): string {
  return recipients.map(partyNameAndAddress).join('; ') || blankLine;
}

/** The parties that the sentences of a letter name with their addresses. */
export function namedInLetter(
  { recipients, hiringParty }: NoticeDocumentModel,
  { letter, opening, ending = [] }: NoticeForm,
): Set<string> {
  if (!letter) return new Set();
  const texts = [opening, ...ending].join(' ');
  const named = [
    ...(texts.includes('{owners}') ? recipients.filter(isOwner) : []),
    ...(texts.includes('{ownersAndContractors}') ? recipients.filter(isAddressed) : []),
    ...(texts.includes('{copies}') ? recipients.filter((recipient) => !isAddressed(recipient)) : []),
    ...(texts.includes('{hiringParty}') && hiringParty ? [hiringParty] : []),
  ];
  return new Set(named.map(({ name }) => name));
}

/** Florida's combined notice is addressed to the owner and to the contractor. */
function isAddressed(recipient: Recipient): boolean {
  return isOwner(recipient) || recipient.roles.includes('general_contractor');
}

function isOwner({ roles }: Recipient): boolean {
  return roles.includes('owner') || roles.includes('public_entity');
}

/** Street, county, parcel and legal description in one line; a long legal description is in Exhibit A. */
function property({ state, jobsites, project, exhibit }: NoticeDocumentModel): string {
  const [site] = jobsites;
  const parcel = labelParcels(project.parcels);
  const legal = project.legalDescription ?? (exhibit?.legalDescription && noticeSentences.exhibits.legal);
  const county = site?.county && countyName(site.county, state);
  const parts = [site?.name, ...(site?.addressLines ?? []), county, parcel, legal].filter(Boolean);
  return parts.length ? parts.join(', ') : blankLine;
}

function commencement(model: NoticeDocumentModel): string {
  const { state, project, jobsites, commencementAttached } = model;
  const { recordedOn, instrument } = project.noticeOfCommencement ?? {};
  const words = noticeSentences.commencement;
  if (!instrument)
    return commencementAttached ? fillBlanks(words.attached, { exhibit: attachedCommencement(model) }) : blankLine;
  const on = recordedOn ? fillBlanks(words.on, { date: formatDate(recordedOn) }) : '';
  const county = jobsites[0]?.county;
  const records = county ? fillBlanks(words.records, { county: countyInSentence(county, state) }) : '';
  return fillBlanks(words.filed, { on, place: inRecords(instrument), records });
}

/** The letter of the exhibit, after the document's own; the letter after the last for a file that is not appended yet. */
function attachedCommencement({ exhibit, exhibits = [] }: NoticeDocumentModel): string {
  const index = exhibits.findIndex(({ kind }) => kind === 'notice_of_commencement');
  return `Exhibit ${exhibitLetter((exhibit ? 1 : 0) + (index < 0 ? exhibits.length : index))}`;
}

/** `in Book 4411, Page 207`, or `as Instrument No. 2026-114`, as the caller wrote it. */
export function inRecords(instrument: string): string {
  return /^(book|liber|volume|vol\.|deed book|plat book|reel|or book|official)/i.test(instrument.trim())
    ? `in ${instrument.trim()}`
    : `as ${instrument.trim()}`;
}
