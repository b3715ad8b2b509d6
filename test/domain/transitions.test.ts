import { describe, expect, it } from '@jest/globals';
import { escalationTargets, isEscalationEditable } from '../../src/domain/notice/transitions.js';
import { escalationStatuses } from '../../src/domain/vocabulary.js';

describe('the workflow of an escalation', () => {
  it('goes forward only, and ends when it is resolved or cancelled', () => {
    expect(Object.fromEntries(escalationStatuses.map((status) => [status, escalationTargets(status)]))).toEqual({
      draft: ['sent', 'filed', 'cancelled'],
      sent: ['filed', 'resolved', 'cancelled'],
      filed: ['resolved', 'cancelled'],
      resolved: [],
      cancelled: [],
    });
  });

  it('lets a draft be edited, and nothing else', () => {
    expect(escalationStatuses.filter(isEscalationEditable)).toEqual(['draft']);
  });
});
