/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A change order of the contract. */
export type ChangeOrderInput = {
  /** A deduction is negative. */
  amount: string;
  /** Day of execution; until then the change order does not count. */
  approvedOn?: string | null | undefined;
  /** The number of the change order. */
  number: string;
};

/** An application for payment for a period, with its summary (G702) and continuation sheet (G703). */
export type CreatePayApplicationInput = {
  /** Lets a line be billed beyond its scheduled value. */
  allowOverbilling?: boolean | null | undefined;
  /** Today by default. */
  applicationDate?: string | null | undefined;
  /** Must be the next number, which is the default. A first application with opening balances can have a later one. */
  applicationNumber?: number | null | undefined;
  /** The change orders that this application adds. */
  changeOrders?: Array<ChangeOrderInput> | null | undefined;
  /** The claimant: the division of the project. */
  divisionId?: string | null | undefined;
  /** The billed amounts, as entered. */
  lines?: Array<PayApplicationLineInput> | null | undefined;
  /** On stored material, if different. */
  materialsRetainagePercent?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** Only on the first application: takes over a job that was billed elsewhere before. */
  opening?: OpeningBalancesInput | null | undefined;
  /** The organization that applies; by default, the claimant. */
  organizationId?: string | null | undefined;
  /** The organizations that take part in the pay application. */
  participants?: Array<PayApplicationParticipantInput> | null | undefined;
  /** The first day billed for. By default the day after the previous period; unset on the first application. */
  periodFrom?: string | null | undefined;
  /** The last day of the billing period. */
  periodTo: string;
  /** The project that it belongs to. */
  projectId: string;
  /** On completed work. By default, that of the previous application, or else of the project, or else 0. */
  retainagePercent?: string | null | undefined;
  /** The schedule that is billed. */
  sovId: string;
};

/** Deletes a payment that was recorded in error or was not honored. */
export type DeletePayApplicationPaymentInput = {
  /** The pay application. */
  id: string;
  /** The payment, which must belong to the application. */
  paymentId: string;
};

/** The status of a document. */
export type DocumentStatus =
  /** The PDF can be downloaded. */
  | 'COMPLETED'
  /** The PDF could not be rendered. */
  | 'FAILED'
  /** The PDF is being rendered. */
  | 'PROCESSING'
  /** The document was withdrawn, so that its record could change. */
  | 'REVERTED';

/** The type of a document. */
export type DocumentType =
  /** A claim on a payment bond. */
  | 'BOND_CLAIM'
  /** A demand letter or another document of an escalation. */
  | 'ESCALATION'
  /** The summary of a pay application alone. */
  | 'G702'
  /** The continuation sheet of a pay application alone. */
  | 'G703'
  /** The release of a recorded lien. */
  | 'LIEN_RELEASE'
  /** A mechanics lien, to be recorded or filed. */
  | 'MECHANICS_LIEN'
  /** A preliminary notice. */
  | 'NOTICE'
  /** A notice of a claim on a bond or on funds. */
  | 'NOTICE_OF_CLAIM'
  /** A notice of intent to lien. */
  | 'NOTICE_OF_INTENT'
  /** A pay application with summary and continuation sheet. */
  | 'PAY_APPLICATION'
  /** A stop payment notice. */
  | 'STOP_NOTICE'
  /** A lien waiver. */
  | 'WAIVER';

/** The type of record that a document is generated from. */
export type DocumentableType =
  /** An escalation, such as a lien filing. */
  | 'ESCALATION'
  /** A notice of a claimant. */
  | 'NOTICE'
  /** A pay application of a project. */
  | 'PAY_APPLICATION'
  /** A lien waiver. */
  | 'WAIVER';

/** The document to render and its record. */
export type GenerateDocumentInput = {
  /** The record that the document is generated from. */
  documentableId: string;
  /** The type of the record that the document is generated from. */
  documentableType: DocumentableType;
  /** The `updatedAt` of the record that the document is generated from, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED, and nothing is generated or charged. */
  expectedUpdatedAt?: string | null | undefined;
  /** The organization that it belongs to. */
  organizationId: string;
  /** Renders a draft without saving or charging. The request costs no credits. */
  preview?: boolean | null | undefined;
  /** The state whose template is used; by default the record’s state. */
  state?: string | null | undefined;
  /** Which of the record’s documents to generate. */
  type: DocumentType;
};

/** Where a running job stands when it is taken over from another system. */
export type OpeningBalancesInput = {
  /** The certificates so far: line 7. By default, what was completed and stored less the retainage. */
  certifiedToDate?: string | null | undefined;
  /** What was billed on each line; 0 on the others. */
  lines?: Array<OpeningLineInput> | null | undefined;
  /** The retainage that was held. One of it and the certificates is required where something was billed. */
  retainage?: string | null | undefined;
};

/** What was billed on a line before a job was taken over. */
export type OpeningLineInput = {
  /** Material that was billed and not yet installed. It stays in column F. 0 by default. */
  materialsStored?: string | null | undefined;
  /** The line of the schedule. */
  sovLineId: string;
  /** The work completed so far: column D of the application. 0 by default. */
  workCompleted?: string | null | undefined;
};

/** The role of an organization on a project. */
export type PartyRole =
  /** Manages the construction for the owner. */
  | 'CONSTRUCTION_MANAGER'
  /** An architect, engineer or surveyor. */
  | 'DESIGN_PROFESSIONAL'
  /** Develops the property for its owner. */
  | 'DEVELOPER'
  /** Rents equipment to the work. */
  | 'EQUIPMENT_LESSOR'
  /** Has the contract with the owner. */
  | 'GENERAL_CONTRACTOR'
  /** Works for wages. */
  | 'LABORER'
  /** Finances the construction. */
  | 'LENDER'
  /** Leases the property and has the work done. */
  | 'LESSEE'
  /** The lien agent that the owner appointed. */
  | 'LIEN_AGENT'
  /** Sells material to the work. */
  | 'MATERIAL_SUPPLIER'
  /** Owns the property or the public work. */
  | 'OWNER'
  /** The public body that has the work done. */
  | 'PUBLIC_ENTITY'
  /** Hired by the general contractor. */
  | 'SUBCONTRACTOR'
  /** Hired by a subcontractor. */
  | 'SUB_SUBCONTRACTOR'
  /** Issued the payment bond. */
  | 'SURETY';

/** Filters a list of PayApplication records. */
export type PayApplicationFilter = {
  /** Only records with this value. */
  divisionId?: string | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** Only records with this value. */
  projectId?: string | null | undefined;
  /** Only records with this value. */
  sovId?: string | null | undefined;
  /** Only records with this value. */
  status?: PayApplicationStatus | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** The status of an invitation to a pay application. */
export type PayApplicationInvitationStatus =
  /** The organization takes part. */
  | 'ACCEPTED'
  /** The organization does not take part. */
  | 'DECLINED'
  /** Not answered. */
  | 'INVITED'
  /** The inviter took it back. */
  | 'WITHDRAWN';

/** The amounts billed on a line of the schedule, as entered. */
export type PayApplicationLineInput = {
  /** Overrides the retainage for stored material only. */
  materialsRetainagePercent?: string | null | undefined;
  /** Column F: material stored at the end of the period, not cumulative. By default, that of the previous application until the work of the line is complete; 0 takes it off. */
  materialsStored?: string | null | undefined;
  /** Alternatively, the work completed to date as a percentage of the scheduled value, without stored material. */
  percentComplete?: string | null | undefined;
  /** Overrides the retainage for this line. */
  retainagePercent?: string | null | undefined;
  /** The line of the schedule. */
  sovLineId: string;
  /** Column E. Negative only to correct what was billed before. */
  workCompletedThisPeriod?: string | null | undefined;
};

/** An organization that takes part in a pay application. Another tenant account can read the application after it accepts its invitation. */
export type PayApplicationParticipantInput = {
  /** An organization of your directory, or any tenant account, which is invited and takes part after it accepts. */
  organizationId: string;
  /** The role in which the organization takes part. */
  role: PartyRole;
};

/** The status of a pay application. */
export type PayApplicationStatus =
  /** An amount is certified. */
  | 'APPROVED'
  /** It can still be changed. */
  | 'DRAFT'
  /** The certified amount is paid. */
  | 'PAID'
  /** A part of the certified amount is paid. */
  | 'PARTIALLY_PAID'
  /** It was rejected. */
  | 'REJECTED'
  /** It was submitted. */
  | 'SUBMITTED'
  /** It is being reviewed. */
  | 'UNDER_REVIEW'
  /** It does not count any more. */
  | 'VOID';

/** The id of the record, for operations that need no other input. */
export type RecordInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
};

/** Records a payment on an approved pay application. */
export type RecordPayApplicationPaymentInput = {
  /** The amount in dollars. */
  amount: string;
  /** The id of the record. */
  id: string;
  /** A note on the payment. */
  notes?: string | null | undefined;
  /** Today by default. */
  paidOn?: string | null | undefined;
  /** The number of a check, an invoice or a transfer. */
  reference?: string | null | undefined;
};

/** Moves a pay application to another status. */
export type TransitionPayApplicationInput = {
  /** With `partially_paid`, the amount of the payment. */
  amount?: string | null | undefined;
  /** With `approved`, the certified amount; line 8 by default. */
  certifiedAmount?: string | null | undefined;
  /** With `submitted`, confirms a line 8 below zero that no deduction explains, which is refused otherwise. */
  confirmNegativePayment?: boolean | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** With `paid` and `partially_paid`, the day of the payment; today by default. */
  paidOn?: string | null | undefined;
  /** The status in the workflow. */
  status: PayApplicationStatus;
  /** The reason. */
  statusReason?: string | null | undefined;
};

/** An application for payment for a period, with its summary (G702) and continuation sheet (G703). */
export type UpdatePayApplicationInput = {
  /** Whether a line may be billed beyond its scheduled value. */
  allowOverbilling?: boolean | null | undefined;
  /** The date of the application. */
  applicationDate?: string | null | undefined;
  /** Replaces the change orders of this application. */
  changeOrders?: Array<ChangeOrderInput> | null | undefined;
  /** The claimant: the division of the project. */
  divisionId?: string | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** Replaces all entries. */
  lines?: Array<PayApplicationLineInput> | null | undefined;
  /** The retainage on stored material; null if the same as on work. */
  materialsRetainagePercent?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** Only on the first application: takes over a job that was billed elsewhere before. */
  opening?: OpeningBalancesInput | null | undefined;
  /** Replaces all participants; allowed in any status. */
  participants?: Array<PayApplicationParticipantInput> | null | undefined;
  /** Null restores the default. */
  periodFrom?: string | null | undefined;
  /** The last day of the billing period. */
  periodTo?: string | null | undefined;
  /** Retainage on completed work. */
  retainagePercent?: string | null | undefined;
};

/** Corrects a payment. Omitted fields stay unchanged. */
export type UpdatePayApplicationPaymentInput = {
  /** At most the amount outstanding without this payment. */
  amount?: string | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The pay application. */
  id: string;
  /** A note on the payment. */
  notes?: string | null | undefined;
  /** Today or earlier. */
  paidOn?: string | null | undefined;
  /** The payment, which must belong to the application. */
  paymentId: string;
  /** The number of a check, an invoice or a transfer. */
  reference?: string | null | undefined;
};

/** The type of a waiver: conditional or unconditional, for a progress or final payment. */
export type WaiverType =
  /** Takes effect when the final payment arrives. */
  | 'CONDITIONAL_FINAL'
  /** Takes effect when a progress payment arrives. */
  | 'CONDITIONAL_PROGRESS'
  /** Takes effect when it is signed, for the final payment. */
  | 'UNCONDITIONAL_FINAL'
  /** Takes effect when it is signed, for a progress payment. */
  | 'UNCONDITIONAL_PROGRESS';

export type PayApplicationsQueryVariables = Exact<{
  filter?: PayApplicationFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type PayApplicationsQuery = { payApplications: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, applicationNumber: number, periodTo: string, status: PayApplicationStatus, certifiedAmount: string | null, amountOutstanding: string | null, g702: { currentPaymentDue: string }, project: { id: string, name: string } | null }> } };

export type PayApplicationQueryVariables = Exact<{
  id: string;
}>;


export type PayApplicationQuery = { payApplication: { id: string, applicationNumber: number, periodFrom: string | null, periodTo: string, status: PayApplicationStatus, statusReason: string | null, organizationId: string, updatedAt: string, certifiedAmount: string | null, amountPaid: string, amountOutstanding: string | null, applicationDate: string, retainagePercent: string, materialsRetainagePercent: string | null, allowOverbilling: boolean, revision: number, payments: Array<{ id: string, amount: string, paidOn: string, reference: string | null, notes: string | null }>, participants: Array<{ organizationId: string, role: PartyRole, status: PayApplicationInvitationStatus, organization: { id: string, name: string } | null }>, expectedWaivers: Array<{ payApplicationId: string, applicationNumber: number, type: WaiverType, waiverId: string | null }>, changeOrders: Array<{ number: string, amount: string, approvedOn: string | null }>, project: { id: string, name: string, state: string | null, payApplications: { nodes: Array<{ id: string, applicationNumber: number, status: PayApplicationStatus, changeOrders: Array<{ number: string, amount: string, approvedOn: string | null }> }> } } | null, sov: { id: string, name: string, lines: Array<{ id: string | null, itemNumber: string, description: string, costCode: string | null, scheduledValue: string, retainagePercent: string | null, changeOrderNumber: string | null }> } | null, lines: Array<{ sovLineId: string, workCompletedThisPeriod: string | null, percentComplete: string | null, materialsStored: string | null, retainagePercent: string | null, materialsRetainagePercent: string | null }>, opening: { certifiedToDate: string, retainage: string | null, lines: Array<{ sovLineId: string, workCompleted: string, materialsStored: string }> } | null, g702: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, retainagePercent: string | null, retainageOnCompletedWork: string, materialsRetainagePercent: string | null, retainageOnStoredMaterial: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, balanceToFinish: string }, g703: Array<{ sovLineId: string, itemNumber: string, description: string, changeOrderNumber: string | null, materialsStoredPrevious: string | null, scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string, retainagePercent: string, materialsRetainagePercent: string }>, g703Totals: { scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string }, documents: { nodes: Array<{ id: string, fileName: string, type: DocumentType, status: DocumentStatus, isPreview: boolean, pageCount: number, readyToFile: boolean | null, createdAt: string, revertedAt: string | null, warnings: Array<{ field: string, message: string }>, inferred: Array<{ field: string, value: string, message: string }>, exhibits: Array<{ letter: string, title: string, pageCount: number }> }> } } };

export type ContractChangeOrderFragment = { number: string, amount: string, approvedOn: string | null };

export type SavePayApplicationMutationVariables = Exact<{
  input: UpdatePayApplicationInput;
}>;


export type SavePayApplicationMutation = { updatePayApplication: { id: string, updatedAt: string } };

export type MovePayApplicationMutationVariables = Exact<{
  input: TransitionPayApplicationInput;
}>;


export type MovePayApplicationMutation = { transitionPayApplication: { id: string } };

export type GeneratePayApplicationMutationVariables = Exact<{
  input: GenerateDocumentInput;
}>;


export type GeneratePayApplicationMutation = { generateDocument: { document: { id: string, fileName: string, warnings: Array<{ field: string, message: string }>, inferred: Array<{ field: string, value: string, message: string }> } } };

export type DeletePayApplicationMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeletePayApplicationMutation = { deletePayApplication: { id: string } };

export type RecordPaymentMutationVariables = Exact<{
  input: RecordPayApplicationPaymentInput;
}>;


export type RecordPaymentMutation = { recordPayApplicationPayment: { id: string } };

export type CorrectPaymentMutationVariables = Exact<{
  input: UpdatePayApplicationPaymentInput;
}>;


export type CorrectPaymentMutation = { updatePayApplicationPayment: { id: string } };

export type DeletePaymentMutationVariables = Exact<{
  input: DeletePayApplicationPaymentInput;
}>;


export type DeletePaymentMutation = { deletePayApplicationPayment: { id: string } };

export type CreatePayApplicationMutationVariables = Exact<{
  input: CreatePayApplicationInput;
}>;


export type CreatePayApplicationMutation = { createPayApplication: { id: string } };

export type BillableSchedulesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type BillableSchedulesQuery = { sovs: { nodes: Array<{ id: string, name: string, project: { id: string, name: string, retainagePercent: string | null, payApplications: { nodes: Array<{ id: string, applicationNumber: number, periodTo: string, status: PayApplicationStatus }> } } | null, totals: { scheduledValue: string } }> } };

export type PayApplicationInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type PayApplicationInvitationsQuery = { payApplicationInvitations: { nodes: Array<{ id: string, applicationNumber: number, projectName: string, role: PartyRole, invitedAt: string, inviter: { id: string, name: string } | null }> } };

export type SharedApplicationsQueryVariables = Exact<{
  payApplicationId?: string | null | undefined;
}>;


export type SharedApplicationsQuery = { payApplicationInvitations: { nodes: Array<{ payApplicationId: string, projectName: string, inviter: { id: string, name: string } | null }> } };

export type AcceptPayApplicationInvitationMutationVariables = Exact<{
  input: RecordInput;
}>;


export type AcceptPayApplicationInvitationMutation = { answered: { id: string } };

export type DeclinePayApplicationInvitationMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeclinePayApplicationInvitationMutation = { answered: { id: string } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ContractChangeOrderFragmentDoc = new TypedDocumentString(`
    fragment ContractChangeOrder on ChangeOrder {
  number
  amount
  approvedOn
}
    `, {"fragmentName":"ContractChangeOrder"}) as unknown as TypedDocumentString<ContractChangeOrderFragment, unknown>;
export const PayApplicationsDocument = new TypedDocumentString(`
    query PayApplications($filter: PayApplicationFilter, $after: String) {
  payApplications(first: 50, after: $after, filter: $filter) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      applicationNumber
      periodTo
      status
      certifiedAmount
      amountOutstanding
      g702 {
        currentPaymentDue
      }
      project {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PayApplicationsQuery, PayApplicationsQueryVariables>;
export const PayApplicationDocument = new TypedDocumentString(`
    query PayApplication($id: ID!) {
  payApplication(id: $id) {
    id
    applicationNumber
    periodFrom
    periodTo
    status
    statusReason
    organizationId
    updatedAt
    certifiedAmount
    amountPaid
    amountOutstanding
    applicationDate
    payments {
      id
      amount
      paidOn
      reference
      notes
    }
    participants {
      organizationId
      role
      status
      organization {
        id
        name
      }
    }
    expectedWaivers {
      payApplicationId
      applicationNumber
      type
      waiverId
    }
    retainagePercent
    materialsRetainagePercent
    allowOverbilling
    revision
    changeOrders {
      ...ContractChangeOrder
    }
    project {
      id
      name
      state
      payApplications(first: 100) {
        nodes {
          id
          applicationNumber
          status
          changeOrders {
            ...ContractChangeOrder
          }
        }
      }
    }
    sov {
      id
      name
      lines {
        id
        itemNumber
        description
        costCode
        scheduledValue
        retainagePercent
        changeOrderNumber
      }
    }
    lines {
      sovLineId
      workCompletedThisPeriod
      percentComplete
      materialsStored
      retainagePercent
      materialsRetainagePercent
    }
    opening {
      certifiedToDate
      retainage
      lines {
        sovLineId
        workCompleted
        materialsStored
      }
    }
    g702 {
      originalContractSum
      netChangeByChangeOrders
      contractSumToDate
      totalCompletedAndStored
      retainagePercent
      retainageOnCompletedWork
      materialsRetainagePercent
      retainageOnStoredMaterial
      totalRetainage
      totalEarnedLessRetainage
      lessPreviousCertificates
      currentPaymentDue
      balanceToFinish
    }
    g703 {
      sovLineId
      itemNumber
      description
      changeOrderNumber
      materialsStoredPrevious
      scheduledValue
      workCompletedPrevious
      workCompletedThisPeriod
      materialsStored
      totalCompletedAndStored
      percentCompletedAndStored
      balanceToFinish
      retainage
      retainagePercent
      materialsRetainagePercent
    }
    g703Totals {
      scheduledValue
      workCompletedPrevious
      workCompletedThisPeriod
      materialsStored
      totalCompletedAndStored
      percentCompletedAndStored
      balanceToFinish
      retainage
    }
    documents(first: 50) {
      nodes {
        ...MadeDocument
      }
    }
  }
}
    fragment ContractChangeOrder on ChangeOrder {
  number
  amount
  approvedOn
}
fragment MadeDocument on Document {
  id
  fileName
  type
  status
  isPreview
  pageCount
  readyToFile
  createdAt
  revertedAt
  warnings {
    field
    message
  }
  inferred {
    field
    value
    message
  }
  exhibits {
    ...MadeExhibit
  }
}
fragment MadeExhibit on DocumentExhibit {
  letter
  title
  pageCount
}`) as unknown as TypedDocumentString<PayApplicationQuery, PayApplicationQueryVariables>;
export const SavePayApplicationDocument = new TypedDocumentString(`
    mutation SavePayApplication($input: UpdatePayApplicationInput!) {
  updatePayApplication(input: $input) {
    id
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<SavePayApplicationMutation, SavePayApplicationMutationVariables>;
export const MovePayApplicationDocument = new TypedDocumentString(`
    mutation MovePayApplication($input: TransitionPayApplicationInput!) {
  transitionPayApplication(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<MovePayApplicationMutation, MovePayApplicationMutationVariables>;
export const GeneratePayApplicationDocument = new TypedDocumentString(`
    mutation GeneratePayApplication($input: GenerateDocumentInput!) {
  generateDocument(input: $input) {
    document {
      id
      fileName
      warnings {
        field
        message
      }
      inferred {
        field
        value
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GeneratePayApplicationMutation, GeneratePayApplicationMutationVariables>;
export const DeletePayApplicationDocument = new TypedDocumentString(`
    mutation DeletePayApplication($input: RecordInput!) {
  deletePayApplication(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeletePayApplicationMutation, DeletePayApplicationMutationVariables>;
export const RecordPaymentDocument = new TypedDocumentString(`
    mutation RecordPayment($input: RecordPayApplicationPaymentInput!) {
  recordPayApplicationPayment(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RecordPaymentMutation, RecordPaymentMutationVariables>;
export const CorrectPaymentDocument = new TypedDocumentString(`
    mutation CorrectPayment($input: UpdatePayApplicationPaymentInput!) {
  updatePayApplicationPayment(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CorrectPaymentMutation, CorrectPaymentMutationVariables>;
export const DeletePaymentDocument = new TypedDocumentString(`
    mutation DeletePayment($input: DeletePayApplicationPaymentInput!) {
  deletePayApplicationPayment(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeletePaymentMutation, DeletePaymentMutationVariables>;
export const CreatePayApplicationDocument = new TypedDocumentString(`
    mutation CreatePayApplication($input: CreatePayApplicationInput!) {
  createPayApplication(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreatePayApplicationMutation, CreatePayApplicationMutationVariables>;
export const BillableSchedulesDocument = new TypedDocumentString(`
    query BillableSchedules($search: String) {
  sovs(first: 50, filter: {search: $search}) {
    nodes {
      id
      name
      project {
        id
        name
        retainagePercent
        payApplications(first: 100) {
          nodes {
            id
            applicationNumber
            periodTo
            status
          }
        }
      }
      totals {
        scheduledValue
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BillableSchedulesQuery, BillableSchedulesQueryVariables>;
export const PayApplicationInvitationsDocument = new TypedDocumentString(`
    query PayApplicationInvitations {
  payApplicationInvitations(first: 50, filter: {status: INVITED}) {
    nodes {
      id
      applicationNumber
      projectName
      role
      invitedAt
      inviter {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PayApplicationInvitationsQuery, PayApplicationInvitationsQueryVariables>;
export const SharedApplicationsDocument = new TypedDocumentString(`
    query SharedApplications($payApplicationId: ID) {
  payApplicationInvitations(
    first: 100
    filter: {status: ACCEPTED, payApplicationId: $payApplicationId}
  ) {
    nodes {
      payApplicationId
      projectName
      inviter {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SharedApplicationsQuery, SharedApplicationsQueryVariables>;
export const AcceptPayApplicationInvitationDocument = new TypedDocumentString(`
    mutation AcceptPayApplicationInvitation($input: RecordInput!) {
  answered: acceptPayApplicationInvitation(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<AcceptPayApplicationInvitationMutation, AcceptPayApplicationInvitationMutationVariables>;
export const DeclinePayApplicationInvitationDocument = new TypedDocumentString(`
    mutation DeclinePayApplicationInvitation($input: RecordInput!) {
  answered: declinePayApplicationInvitation(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeclinePayApplicationInvitationMutation, DeclinePayApplicationInvitationMutationVariables>;