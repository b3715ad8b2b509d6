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

/** The status of a document. */
export type DocumentStatus =
  | 'COMPLETED'
  | 'FAILED'
  | 'PROCESSING'
  | 'REVERTED';

/** The type of a document. */
export type DocumentType =
  | 'BOND_CLAIM'
  | 'ESCALATION'
  | 'G702'
  | 'G703'
  | 'LIEN_RELEASE'
  | 'MECHANICS_LIEN'
  | 'NOTICE'
  | 'NOTICE_OF_CLAIM'
  | 'NOTICE_OF_INTENT'
  | 'PAY_APPLICATION'
  | 'STOP_NOTICE'
  | 'WAIVER';

/** The type of record that a document is generated from. */
export type DocumentableType =
  | 'ESCALATION'
  | 'NOTICE'
  | 'PAY_APPLICATION'
  | 'WAIVER';

/** The document to render and its record. */
export type GenerateDocumentInput = {
  /** The record that the document is generated from. */
  documentableId: string;
  /** The type of the record that the document is generated from. */
  documentableType: DocumentableType;
  /** The organization that it belongs to. */
  organizationId: string;
  /** Renders a draft without saving or charging. The request costs no credits. */
  preview?: boolean | null | undefined;
  /** The state whose template is used; by default the record’s state. */
  state?: string | null | undefined;
  /** Which of the record’s documents to generate. */
  type: DocumentType;
};

/** The role of an organization on a project. */
export type PartyRole =
  | 'CONSTRUCTION_MANAGER'
  | 'DESIGN_PROFESSIONAL'
  | 'DEVELOPER'
  | 'EQUIPMENT_LESSOR'
  | 'GENERAL_CONTRACTOR'
  | 'LABORER'
  | 'LENDER'
  | 'LESSEE'
  | 'LIEN_AGENT'
  | 'MATERIAL_SUPPLIER'
  | 'OWNER'
  | 'PUBLIC_ENTITY'
  | 'SUBCONTRACTOR'
  | 'SUB_SUBCONTRACTOR'
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

/** The amounts billed on a line of the schedule, as entered. */
export type PayApplicationLineInput = {
  /** Overrides the retainage for stored material only. */
  materialsRetainagePercent?: string | null | undefined;
  /** Column F: material stored at the end of the period, not cumulative. */
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
  | 'APPROVED'
  | 'DRAFT'
  | 'PAID'
  | 'PARTIALLY_PAID'
  | 'REJECTED'
  | 'SUBMITTED'
  | 'UNDER_REVIEW'
  | 'VOID';

/** Filters a list of Sov records. */
export type SovFilter = {
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** Only records with this value. */
  projectId?: string | null | undefined;
  /** A case-insensitive partial match. */
  search?: string | null | undefined;
  /** Only records with this value. */
  status?: SovStatus | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** The status of a schedule of values. */
export type SovStatus =
  | 'ACTIVE'
  | 'DRAFT';

/** Moves a pay application to another status. */
export type TransitionPayApplicationInput = {
  /** With `partially_paid`, the amount of the payment. */
  amount?: string | null | undefined;
  /** With `approved`, the certified amount; line 8 by default. */
  certifiedAmount?: string | null | undefined;
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
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the update fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** Replaces all entries. */
  lines?: Array<PayApplicationLineInput> | null | undefined;
  /** The retainage on stored material; null if the same as on work. */
  materialsRetainagePercent?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** Replaces all participants; allowed in any status. */
  participants?: Array<PayApplicationParticipantInput> | null | undefined;
  /** Null restores the default. */
  periodFrom?: string | null | undefined;
  /** The last day of the billing period. */
  periodTo?: string | null | undefined;
  /** Retainage on completed work. */
  retainagePercent?: string | null | undefined;
};

export type PayApplicationsQueryVariables = Exact<{
  filter?: PayApplicationFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type PayApplicationsQuery = { payApplications: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, applicationNumber: number, periodTo: string, status: PayApplicationStatus, certifiedAmount: string | null, amountOutstanding: string | null, g702: { currentPaymentDue: string }, project: { id: string, name: string } | null }> } };

export type PayApplicationQueryVariables = Exact<{
  id: string;
}>;


export type PayApplicationQuery = { payApplication: { id: string, applicationNumber: number, periodFrom: string | null, periodTo: string, status: PayApplicationStatus, statusReason: string | null, organizationId: string, updatedAt: string, certifiedAmount: string | null, amountPaid: string, amountOutstanding: string | null, project: { id: string, name: string } | null, lines: Array<{ sovLineId: string, workCompletedThisPeriod: string | null, percentComplete: string | null, materialsStored: string | null, retainagePercent: string | null, materialsRetainagePercent: string | null }>, g702: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, balanceToFinish: string }, g703: Array<{ sovLineId: string, itemNumber: string, description: string, changeOrderNumber: string | null, scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string }>, g703Totals: { scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string }, documents: { nodes: Array<{ id: string, fileName: string, type: DocumentType, status: DocumentStatus, isPreview: boolean, pageCount: number, readyToFile: boolean | null, createdAt: string, revertedAt: string | null, warnings: Array<{ field: string, message: string }> }> } } };

export type SavePayApplicationLinesMutationVariables = Exact<{
  input: UpdatePayApplicationInput;
}>;


export type SavePayApplicationLinesMutation = { updatePayApplication: { id: string } };

export type MovePayApplicationMutationVariables = Exact<{
  input: TransitionPayApplicationInput;
}>;


export type MovePayApplicationMutation = { transitionPayApplication: { id: string } };

export type GeneratePayApplicationMutationVariables = Exact<{
  input: GenerateDocumentInput;
}>;


export type GeneratePayApplicationMutation = { generateDocument: { id: string, fileName: string, warnings: Array<{ field: string, message: string }> } };

export type SchedulesQueryVariables = Exact<{
  filter?: SovFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type SchedulesQuery = { sovs: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, name: string, status: SovStatus, project: { id: string, name: string } | null, totals: { scheduledValue: string } }> } };

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
    query PayApplication($id: UUID!) {
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
    project {
      id
      name
    }
    lines {
      sovLineId
      workCompletedThisPeriod
      percentComplete
      materialsStored
      retainagePercent
      materialsRetainagePercent
    }
    g702 {
      originalContractSum
      netChangeByChangeOrders
      contractSumToDate
      totalCompletedAndStored
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
      scheduledValue
      workCompletedPrevious
      workCompletedThisPeriod
      materialsStored
      totalCompletedAndStored
      percentCompletedAndStored
      balanceToFinish
      retainage
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
        ...PaperDocument
      }
    }
  }
}
    fragment PaperDocument on Document {
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
}`) as unknown as TypedDocumentString<PayApplicationQuery, PayApplicationQueryVariables>;
export const SavePayApplicationLinesDocument = new TypedDocumentString(`
    mutation SavePayApplicationLines($input: UpdatePayApplicationInput!) {
  updatePayApplication(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SavePayApplicationLinesMutation, SavePayApplicationLinesMutationVariables>;
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
    id
    fileName
    warnings {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<GeneratePayApplicationMutation, GeneratePayApplicationMutationVariables>;
export const SchedulesDocument = new TypedDocumentString(`
    query Schedules($filter: SovFilter, $after: String) {
  sovs(first: 50, after: $after, filter: $filter) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      name
      status
      project {
        id
        name
      }
      totals {
        scheduledValue
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SchedulesQuery, SchedulesQueryVariables>;