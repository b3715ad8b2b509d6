import { describe, expect, it } from '@jest/globals';
import { escalationTargets, isEscalationEditable } from '../../src/domain/notice/transitions.js';
import { escalationStatuses } from '../../src/domain/vocabulary.js';

describe('the workflow of an escalation', () => {
  it('only moves forward, and ends when it is resolved or cancelled', () => {
    expect(Object.fromEntries(escalationStatuses.map((status) => [status, escalationTargets(status)]))).toEqual({
      draft: ['sent', 'filed', 'cancelled'],
      sent: ['filed', 'resolved', 'cancelled'],
      filed: ['resolved', 'cancelled'],
      resolved: [],
      cancelled: [],
    });
  });

  it('allows only a draft to be edited', () => {
    expect(escalationStatuses.filter(isEscalationEditable)).toEqual(['draft']);
  });
});
