import type { NoticeDocumentModel } from '../../../domain/notice/document/model.js';
import { stateName } from '../../assets/state-names.js';
import { formatDate, formatMoney } from '../../format.js';
import { jobsiteLines } from './facts.js';
import { nameAndAddress } from './parties.js';
import { blankLine } from './statement.js';

/** Values for the blanks of a form's texts, see NoticeForm. */
export function noticeBlanks(model: NoticeDocumentModel): Record<string, string> {
  const { claimant, project, signatory } = model;
  return {
    claimant: claimant.name,
    claimantAddress: claimant.addressLines.join(', '),
    telephone: claimant.phone ?? blankLine,
    contactData: contactData(model),
    contact: [signatory.name, signatory.title].filter(Boolean).join(', ') || blankLine,
    state: stateName(model.state),
    project: project.name,
    work: model.workDescription ?? blankLine,
    property: property(model),
    hiringParty: model.hiringParty ? nameAndAddress(model.hiringParty) : blankLine,
    amount: model.claimAmount ? formatMoney(model.claimAmount) : blankLine,
    commencement: commencement(model),
    firstFurnished: model.firstFurnishingDate ? formatDate(model.firstFurnishingDate) : blankLine,
    lastFurnished: model.lastFurnishingDate ? formatDate(model.lastFurnishingDate) : blankLine,
  };
}

function contactData({ claimant }: NoticeDocumentModel): string {
  const email = claimant.email ? `e-mail ${claimant.email}` : null;
  return [`telephone ${claimant.phone ?? blankLine}`, email].filter(Boolean).join(', ');
}

/** Street, county, parcel and legal description in one line; a long legal description is in Exhibit A. */
function property({ jobsites, project, exhibit }: NoticeDocumentModel): string {
  const [site] = jobsites;
  const parcel = project.parcelNumber && `Parcel No. ${project.parcelNumber}`;
  const legal = project.legalDescription ?? (exhibit?.legalDescription && 'legal description in Exhibit A');
  const parts = [...(site ? jobsiteLines(site) : []), parcel, legal].filter(Boolean);
  return parts.length ? parts.join(' · ') : blankLine;
}

function commencement({ project, jobsites, commencementAttached }: NoticeDocumentModel): string {
  const { recordedOn, instrument } = project.noticeOfCommencement ?? {};
  if (!instrument) return commencementAttached ? '(a copy of which is attached to this notice)' : blankLine;
  const on = recordedOn ? ` on ${formatDate(recordedOn)}` : '';
  const county = jobsites[0]?.county?.replace(/\s+county$/i, '');
  return `recorded${on} as ${instrument}${county ? `, ${county} County records` : ''}`;
}
