import { describe, expect, it } from '@jest/globals';
import { pageFor } from '../../console/src/shell/page-of.js';

describe('the page of a record', () => {
  it('is found by the type that an event or the audit log names', () => {
    expect([pageFor('pay_application', '1'), pageFor('PayApplication', '1')]).toEqual([
      { folder: '/billing/pay-applications', id: '1' },
      { folder: '/billing/pay-applications', id: '1' },
    ]);
  });

  it('is that of the project for one of its deadlines', () => {
    expect(pageFor('project_deadline', '1')).toEqual({ folder: '/projects', id: '1' });
  });

  it('does not exist for a record that is shown on another one, or that has no page', () => {
    expect([pageFor('Jobsite', '1'), pageFor('session', '1')]).toEqual([undefined, undefined]);
  });
});
