import { describe, expect, it } from '@jest/globals';
import { pageOf } from '../../console/src/shell/page-of.js';

describe('the page of a record', () => {
  it('is found by the type that an event or the audit log names', () => {
    expect([pageOf('pay_application', '1'), pageOf('PayApplication', '1')]).toEqual([
      '/billing/pay-applications/1',
      '/billing/pay-applications/1',
    ]);
  });

  it('is that of the project for one of its deadlines', () => {
    expect(pageOf('project_deadline', '1')).toBe('/projects/1');
  });

  it('does not exist for a record that is shown on another one, or that has no page', () => {
    expect([pageOf('Jobsite', '1'), pageOf('session', '1')]).toEqual([undefined, undefined]);
  });
});
