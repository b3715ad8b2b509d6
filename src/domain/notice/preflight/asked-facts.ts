import type { Violation } from '../../shared/violation.js';
import type { NoticeDocumentModel } from '../document/model.js';
import type { ServiceMethod } from '../document/notice-metadata.js';

/** What a form has a line for, whatever its state. */
export interface AskedFacts {
  work: boolean;
  /** What the form calls the amount; null if it needs none. */
  amount: string | null;
  telephone: boolean;
  firstFurnished: boolean;
  /** Whether it says that the work has begun. */
  begun: boolean;
  lastFurnished: boolean;
  /** The person whom the recipient can ask. */
  contact: boolean;
  legalDescription: boolean;
  parcel: boolean;
  /** The only methods of service that the statute allows; null if it names none. */
  methods: readonly ServiceMethod[] | null;
}

/** The lines of the form that are left blank, because the record and its project have no value, and a way of service that the law does not allow. */
export function checkAskedFacts(model: NoticeDocumentModel, names: AskedFacts): Violation[] {
  const { workDescription, claimAmount, claimant, firstFurnishingDate, lastFurnishingDate, signatory } = model;
  const blank: [boolean, string, string][] = [
    [
      names.work && !workDescription,
      'description',
      'A description of the work is required: enter it on the project or on the notice.',
    ],
    [
      names.amount !== null && !claimAmount,
      'claimAmount',
      `An amount ("${names.amount}") is required: enter it on the notice.`,
    ],
    [
      names.telephone && !claimant.phone,
      'division.phone',
      'The telephone number of the claimant is required: enter it on the division.',
    ],
    [
      names.firstFurnished && !firstFurnishingDate,
      'firstFurnishingDate',
      'The first day of furnishing is required: enter it on the notice.',
    ],
    [
      names.lastFurnished && !lastFurnishingDate,
      'lastFurnishingDate',
      'The last day of furnishing is required: enter it on the notice.',
    ],
    [
      names.contact && !signatory.name,
      'metadata.signatory_name',
      'A contact person is required: enter the name of the signer on the document.',
    ],
    [
      names.legalDescription && !model.project.legalDescription && !model.exhibit?.legalDescription,
      'project.legalDescription',
      'The legal description of the property is required: enter it on the project.',
    ],
    [
      names.parcel && model.project.parcels.length === 0,
      'project.parcelNumber',
      'The tax parcel number is required: enter it on the project.',
    ],
    [
      !isAllowed(model.service.method, names.methods),
      'metadata.service_method',
      `The statute does not allow this way of serving the notice. It allows: ${names.methods?.join(', ')}.`,
    ],
  ];
  return blank.filter(([isFound]) => isFound).map(([, field, message]) => ({ field, message }));
}

function isAllowed(method: string | null, methods: AskedFacts['methods']): boolean {
  return method === null || methods === null || methods.some((allowed) => allowed === method);
}
