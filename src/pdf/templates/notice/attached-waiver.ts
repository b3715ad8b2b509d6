import type { Content } from 'pdfmake/interfaces.js';
import type { NoticeDocumentModel } from '../../../domain/notice/document/model.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import { legalFormOfCode } from '../../../domain/waiver/forms.js';
import { waiverFormOf } from '../../assets/waiver/index.js';
import { prescribedForm } from '../waiver/prescribed.js';

/** The waiver form that is attached to the notice: job and claimant are filled in, the rest is completed on the day of payment. */
export function attachedWaiver(code: string, { state, claimant, project, jobsites }: NoticeDocumentModel): Content[] {
  const [form, legalForm] = [waiverFormOf(code), legalFormOfCode(code)];
  if (!form || !legalForm) throw new Error(`There is no waiver form ${code}.`);
  return prescribedForm(form, { ...open, state, claimant, project, jobsites, formCode: code, form: legalForm }, null);
}

/** What only a payment decides. */
const open: Omit<WaiverDocumentModel, 'state' | 'formCode' | 'form' | 'claimant' | 'project' | 'jobsites'> = {
  customer: null,
  owners: [],
  conditional: false,
  stage: 'progress',
  generalContractor: null,
  lender: null,
  city: null,
  workDescription: null,
  throughDate: null,
  throughTime: null,
  paymentPeriod: null,
  amount: null,
  paymentMethod: null,
  check: { maker: null, payee: null, number: null, date: null },
  invoiceNumber: null,
  exceptions: [],
  priorWaivers: [],
  disputedAmount: null,
  retainageReserved: null,
  remainingDue: null,
  coversAllDue: null,
  paymentStatement: null,
  paymentReceivedOn: null,
  signatory: { name: null, title: null },
  signature: null,
};
