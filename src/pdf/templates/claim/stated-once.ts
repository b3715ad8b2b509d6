import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import type { PartyBlock } from '../../../domain/notice/document/model.js';
import { registryOf } from '../../assets/claim/offices.js';
import { claimSentences } from '../../assets/claim/sentences.js';
import { fillBlanks } from '../../format.js';
import { joinParcels } from '../../parcel.js';
import { localLabel } from './fact-lines.js';
import { describeParcels } from './property.js';
import { isPrescribed } from './words.js';

/**
 * The facts in the service's own words without what another row states: the county of the property, and a contractor that is also the
 * party that hired the claimant. A statute's form is never shortened.
 */
export function statedOnce(model: ClaimDocumentModel, form: ClaimForm): ClaimForm {
  if (!isOwn(form)) return form;
  const labels = new Map(form.facts.map(([fact, label]) => [fact, localLabel(fact, label, model)]));
  const [property, hiringParty, contractor] = (['property', 'hiring_party', 'general_contractor'] as const).map(
    (fact) => labels.get(fact),
  );
  // A statute that asks for the address of each has a row for each.
  const hired = hiringParty && contractor && !contractor.includes('address') && isHiredByContractor(model);
  const facts = form.facts
    .filter(([fact]) => !(fact === 'county' && property && statesCounty(model)))
    .filter(([fact]) => !(fact === 'general_contractor' && hired))
    .map((row): (typeof form.facts)[number] =>
      row[0] === 'hiring_party' && hired ? [row[0], `${row[1]}, and ${contractor.toLowerCase()}`] : row,
    );
  return { ...form, facts };
}

/** The same for what the head of a recorded document or its first sentence states. */
export function withoutHead(model: ClaimDocumentModel, form: ClaimForm): [ClaimDocumentModel, ClaimForm] {
  if (!isOwn(form)) return [model, form];
  const { claimant, details } = model;
  const inOpening = form.opening.some((text) => text.includes('{claimantAddress}'));
  const shown = withoutContacts(claimant, form, inOpening);
  const isParcelStated = headStatesParcel(model) && details.legalDescription !== null;
  const facts = form.facts.filter(([fact]) => !(fact === 'parcel' && isParcelStated));
  return [
    { ...model, claimant: shown, hiringParty: hiringPartyOnce(model, form) },
    { ...form, facts },
  ];
}

/** A registry’s head has no parcel number, unlike that of a recorder. */
export function headStatesParcel(model: ClaimDocumentModel): boolean {
  const { project, state } = model;
  const { parcels } = project;
  return parcels.length > 0 && joinParcels(parcels) === describeParcels(model) && registryOf(state) === null;
}

/** The claimant without its telephone number and, if they are stated, its address lines, unless its row promises them. */
export function withoutContacts<Claimant extends ClaimDocumentModel['claimant']>(
  claimant: Claimant,
  form: ClaimForm,
  isAddressStated: boolean,
): Claimant {
  const label = form.facts.find(([fact]) => fact === 'claimant')?.[1] ?? '';
  return {
    ...claimant,
    ...(!/telephone/i.test(label) && { phone: null }),
    ...(isAddressStated && !/address/i.test(label) && { addressLines: [] }),
  };
}

/** An owner that hired the claimant has its address in its own row, unless the row of the contract asks for it as well. */
function hiringPartyOnce({ hiringParty, owners }: ClaimDocumentModel, { facts }: ClaimForm): PartyBlock | null {
  const asksAddress = facts.some(([fact, label]) => fact === 'hiring_party' && /address/i.test(label));
  const isStatedAsOwner =
    facts.some(([fact]) => fact === 'owner') &&
    owners.some(
      ({ name, addressLines }) => name === hiringParty?.name && addressLines.join() === hiringParty.addressLines.join(),
    );
  return hiringParty && isStatedAsOwner && !asksAddress ? { ...hiringParty, addressLines: [] } : hiringParty;
}

/** More owners than this are named in the list at the end. */
const maxNamed = 9;

/** The same for the addresses that the head, the inside addresses, the copies or the list at the end have. */
export function withoutAddresses(model: ClaimDocumentModel, isListed: boolean): ClaimDocumentModel {
  const addresseeNames = new Set([...model.addressees, ...model.copies].map(({ name }) => name));
  const brief = <Party extends PartyBlock>(party: Party): Party =>
    addresseeNames.has(party.name) ? { ...party, attention: null, addressLines: [] } : party;
  const { bond } = model.details;
  return {
    ...model,
    claimant: { ...model.claimant, addressLines: [], phone: null },
    owners: isListed ? few(model.owners.map(brief)) : model.owners.map(brief),
    generalContractors: model.generalContractors.map(brief),
    lenders: model.lenders.map(brief),
    hiringParty: model.hiringParty && brief(model.hiringParty),
    details: {
      ...model.details,
      bond: {
        ...bond,
        principal: bond.principal && brief(bond.principal),
        surety: bond.surety && brief(bond.surety),
        obligee: bond.obligee && brief(bond.obligee),
      },
    },
  };
}

function few(parties: PartyBlock[]): PartyBlock[] {
  const [first, second, third, ...others] = parties;
  if (!first || !second || !third || parties.length <= maxNamed) return parties;
  const name = fillBlanks(claimSentences.parties.others, { count: String(others.length) });
  return [first, second, third, { ...third, name, reputed: false, attention: null, addressLines: [] }];
}

export function isOwn(form: ClaimForm): boolean {
  return !isPrescribed(form) && !form.numbered;
}

function statesCounty({ jobsites, details }: ClaimDocumentModel): boolean {
  return Boolean(details.county) && jobsites[0]?.county === details.county;
}

/** The general contractor, and no other, hired the claimant. */
export function isHiredByContractor({ hiringParty, generalContractors }: ClaimDocumentModel): boolean {
  const [contractor, ...others] = generalContractors;
  return (
    others.length === 0 &&
    contractor !== undefined &&
    contractor.name === hiringParty?.name &&
    contractor.addressLines.join() === hiringParty.addressLines.join()
  );
}
