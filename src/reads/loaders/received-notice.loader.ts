import { sql } from 'kysely';
import { ReceivedNotice } from '../../entities/received-notice.js';
import type { ReceivedNotice as ReceivedNoticeRow } from '../../schema/received-notice.js';
import { filesOf } from './attached-file.loader.js';
import { suggestedPartiesOf } from './suggested-parties.js';
import { defineTable, equals } from './table.js';
import { usersOf } from './user.loader.js';

export const receivedNotices = defineTable<ReceivedNoticeRow>({
  type: 'ReceivedNotice',
  entity: ReceivedNotice,
  name: 'received_notices',
  one: {
    project: 'Project',
    party: { type: 'Party', description: 'The party whose notice it is.' },
  },
  derived: {
    kindLabel: ['kind'],
    servedThroughService: ['sourceNoticeId'],
    files: [],
    suggestedPartyIds: [],
    matchedBy: [],
  },
  facts: [
    filesOf.received_notice.facts('id', 'files'),
    suggestedPartiesOf.facts('id', 'suggestedPartyIds'),
    usersOf.facts('matched_by_id', 'matchedBy'),
  ],
  filters: {
    projectId: equals('project_id'),
    partyId: equals('party_id'),
    kind: equals('kind'),
    match: equals('match'),
    isOnProject: (isOnProject: boolean) => (isOnProject ? sql`project_id is not null` : sql`project_id is null`),
  },
  orders: { RECEIVED_ON: 'received_on' },
});
