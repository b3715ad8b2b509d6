import { type Document, execute } from '../api/execute';
import type { Scope } from '../api/scope';
import {
  BulkClaimsDocument,
  BulkNoticesDocument,
  BulkNoticesToServeDocument,
  type BulkNoticesToServeQueryVariables,
  BulkPayApplicationsDocument,
  BulkProjectsDocument,
  type BulkRecordType,
  BulkWaiversDocument,
} from './bulk.documents';

/** The records that were chosen in a list, as the address has them. */
export interface Chosen {
  ids?: readonly string[];
  /** All that the list has with a filter. */
  filter?: object;
  /** Whole groups of the board of notices. */
  groups?: readonly Omit<BulkNoticesToServeQueryVariables, 'offset'>[];
  /** Those that were taken out again. */
  except?: readonly string[];
}

interface Page {
  list: { pageInfo: { hasNextPage: boolean; endCursor: string | null }; nodes: readonly { id: string }[] };
}

const lists: Record<BulkRecordType, Document<Page, { filter: object; after: string | null }>> = {
  NOTICE: BulkNoticesDocument,
  ESCALATION: BulkClaimsDocument,
  WAIVER: BulkWaiversDocument,
  PAY_APPLICATION: BulkPayApplicationsDocument,
  PROJECT: BulkProjectsDocument,
};

/** What `BulkNoticesToServe` asks for at once. */
const groupSize = 500;

/** The ids of all records that are chosen, read to the end of the list in the service. */
export async function readIds(scope: Scope, type: BulkRecordType, chosen: Chosen): Promise<string[]> {
  const ids = new Set(chosen.ids);
  for (const group of chosen.groups ?? []) {
    for (let offset = 0; ; offset += groupSize) {
      const { noticesToServe } = await execute(BulkNoticesToServeDocument, { ...group, offset }, { scope });
      for (const { noticeId } of noticesToServe) ids.add(noticeId);
      if (noticesToServe.length < groupSize) break;
    }
  }
  if (chosen.filter) {
    for (let after: string | null = null; ; ) {
      const { list }: Page = await execute(lists[type], { filter: chosen.filter, after }, { scope });
      for (const { id } of list.nodes) ids.add(id);
      if (!list.pageInfo.hasNextPage) break;
      after = list.pageInfo.endCursor;
    }
  }
  for (const id of chosen.except ?? []) ids.delete(id);
  return [...ids];
}
