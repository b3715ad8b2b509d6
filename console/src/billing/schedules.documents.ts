/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A schedule of values: how a contract sum is divided into lines of work. */
export type CreateSovInput = {
  /** The lines, in order. */
  lines?: Array<SovLineInput> | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The name of the schedule. */
  name?: string | null | undefined;
  /** The organization whose contract it divides; by default, the claimant. */
  organizationId?: string | null | undefined;
  /** The project that it belongs to. */
  projectId: string;
  /** The lines of an active schedule must add up to the contract amount of its project, if one is recorded. */
  status?: SovStatus | null | undefined;
};

/** A CSV file with a schedule of values, as text or as bytes. */
export type ImportSovCsvInput = {
  /** The file’s text. */
  csv?: string | null | undefined;
  /** The bytes of the file in base64, instead of its text, for files that are not UTF-8. */
  csvBase64?: string | null | undefined;
  /** Only reports the contents of the file and saves nothing. */
  dryRun?: boolean | null | undefined;
  /** The name of a new schedule. */
  name?: string | null | undefined;
  /** The project of a new schedule. */
  projectId?: string | null | undefined;
  /** The schedule whose lines the file replaces, if nothing on it has been billed. */
  sovId?: string | null | undefined;
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

/** A line of a schedule of values. */
export type SovLineInput = {
  /** The change order that added the line; null for lines of the original contract. */
  changeOrderNumber?: string | null | undefined;
  /** A code of your own for the line. */
  costCode?: string | null | undefined;
  /** The work of the line. */
  description: string;
  /** The id of an existing line; a line without an id is new. */
  id?: string | null | undefined;
  /** By default, the position in the schedule. */
  itemNumber?: string | null | undefined;
  /** Overrides the retainage of applications for this line. */
  retainagePercent?: string | null | undefined;
  /** Negative for a credit. */
  scheduledValue: string;
};

/** The status of a schedule of values. */
export type SovStatus =
  /** It is in use: its sum is that of the contract. */
  | 'ACTIVE'
  /** It is being prepared. */
  | 'DRAFT';

/** A schedule of values: how a contract sum is divided into lines of work. */
export type UpdateSovInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** Replaces the lines. Lines with an id are kept; others are new. */
  lines?: Array<SovLineInput> | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The name of the schedule. */
  name?: string | null | undefined;
  /** Can change from draft to active, but not back. */
  status?: SovStatus | null | undefined;
};

export type SchedulesQueryVariables = Exact<{
  filter?: SovFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type SchedulesQuery = { sovs: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, name: string, status: SovStatus, project: { id: string, name: string } | null, totals: { scheduledValue: string } }> } };

export type ImportProjectQueryVariables = Exact<{
  id: string;
}>;


export type ImportProjectQuery = { project: { id: string, contractAmount: string | null } };

export type ScheduleQueryVariables = Exact<{
  id: string;
}>;


export type ScheduleQuery = { sov: { id: string, name: string, status: SovStatus, updatedAt: string, project: { id: string, name: string, contractAmount: string | null } | null, lines: Array<{ id: string | null, position: number, itemNumber: string, description: string, costCode: string | null, scheduledValue: string, retainagePercent: string | null, changeOrderNumber: string | null }>, totals: { originalScheduledValue: string, changeOrderValue: string, scheduledValue: string }, payApplications: { nodes: Array<{ id: string, applicationNumber: number, periodTo: string, status: PayApplicationStatus, g702: { currentPaymentDue: string } }> } } };

export type CreateScheduleMutationVariables = Exact<{
  input: CreateSovInput;
}>;


export type CreateScheduleMutation = { createSov: { id: string } };

export type SaveScheduleMutationVariables = Exact<{
  input: UpdateSovInput;
}>;


export type SaveScheduleMutation = { updateSov: { id: string } };

export type ImportScheduleMutationVariables = Exact<{
  input: ImportSovCsvInput;
}>;


export type ImportScheduleMutation = { importSovCsv: { id: string | null, notes: Array<string>, lines: Array<{ position: number, itemNumber: string, description: string, costCode: string | null, scheduledValue: string, retainagePercent: string | null, changeOrderNumber: string | null }>, totals: { originalScheduledValue: string, scheduledValue: string, lineCount: number }, leftOut: { scheduledValue: string, statedTotal: string | null, rows: Array<{ row: number }> } } };

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
export const ImportProjectDocument = new TypedDocumentString(`
    query ImportProject($id: ID!) {
  project(id: $id) {
    id
    contractAmount
  }
}
    `) as unknown as TypedDocumentString<ImportProjectQuery, ImportProjectQueryVariables>;
export const ScheduleDocument = new TypedDocumentString(`
    query Schedule($id: ID!) {
  sov(id: $id) {
    id
    name
    status
    updatedAt
    project {
      id
      name
      contractAmount
    }
    lines {
      id
      position
      itemNumber
      description
      costCode
      scheduledValue
      retainagePercent
      changeOrderNumber
    }
    totals {
      originalScheduledValue
      changeOrderValue
      scheduledValue
    }
    payApplications(first: 100) {
      nodes {
        id
        applicationNumber
        periodTo
        status
        g702 {
          currentPaymentDue
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ScheduleQuery, ScheduleQueryVariables>;
export const CreateScheduleDocument = new TypedDocumentString(`
    mutation CreateSchedule($input: CreateSovInput!) {
  createSov(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateScheduleMutation, CreateScheduleMutationVariables>;
export const SaveScheduleDocument = new TypedDocumentString(`
    mutation SaveSchedule($input: UpdateSovInput!) {
  updateSov(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SaveScheduleMutation, SaveScheduleMutationVariables>;
export const ImportScheduleDocument = new TypedDocumentString(`
    mutation ImportSchedule($input: ImportSovCsvInput!) {
  importSovCsv(input: $input) {
    id
    lines {
      position
      itemNumber
      description
      costCode
      scheduledValue
      retainagePercent
      changeOrderNumber
    }
    totals {
      originalScheduledValue
      scheduledValue
      lineCount
    }
    notes
    leftOut {
      rows {
        row
      }
      scheduledValue
      statedTotal
    }
  }
}
    `) as unknown as TypedDocumentString<ImportScheduleMutation, ImportScheduleMutationVariables>;