import { describe, expect, it } from '@jest/globals';
import { findPrimary as findPrimaryOfClaim } from '../../console/src/claims/primary.js';
import { findPrimary } from '../../console/src/notices/primary.js';

describe('the one step of a notice', () => {
  it.each([
    ['PRELIMINARY', 'DRAFT', 'generate', 'mail'],
    ['PRELIMINARY', 'GENERATED', 'sign', 'mail'],
    ['PRELIMINARY', 'GENERATED', 'check', null],
    ['PRELIMINARY', 'ORDERED', 'sign', null],
    ['PRELIMINARY', 'SERVED', 'sign', 'next'],
    ['LIEN', 'DRAFT', 'generate', 'generate'],
    ['LIEN', 'GENERATED', 'sign', 'sign'],
    ['LIEN', 'GENERATED', 'check', null],
    ['LIEN', 'GENERATED', 'record', 'record'],
    ['LIEN', 'GENERATED', 'recording', null],
    ['LIEN', 'SERVED', 'sign', 'sign'],
    ['LIEN', 'SERVED', 'recording', 'mark'],
    ['LIEN', 'RECORDED', 'recording', 'next'],
    ['LIEN', 'RELEASED', 'recording', null],
    ['STOP_PAYMENT', 'VOID', 'generate', null],
  ] as const)('follows from its type %s, its status %s and its document (%s): %s', (type, status, lien, step) => {
    expect(findPrimary(type, status, lien)).toBe(step);
  });
});

describe('the one step of a claim', () => {
  it.each([
    ['DEMAND_LETTER', 'DRAFT', { isMade: false, isMailable: true, lien: 'generate' }, 'mail'],
    ['DEMAND_LETTER', 'DRAFT', { isMade: true, isMailable: true, lien: 'sign' }, 'mail'],
    ['DEMAND_LETTER', 'DRAFT', { isMade: true, isMailable: true, lien: 'check' }, null],
    ['DEMAND_LETTER', 'DRAFT', { isMade: true, isMailable: false, lien: 'sign' }, null],
    ['LAWSUIT', 'SENT', { isMade: true, isMailable: false, lien: 'check' }, null],
    ['DEMAND_LETTER', 'SENT', { isMade: true, isMailable: false, lien: 'sign' }, 'next'],
    ['LIEN_FILING', 'DRAFT', { isMade: false, isMailable: true, lien: 'generate' }, 'generate'],
    ['LIEN_FILING', 'DRAFT', { isMade: true, isMailable: true, lien: 'sign' }, 'sign'],
    ['LIEN_FILING', 'DRAFT', { isMade: true, isMailable: true, lien: 'check' }, null],
    ['LIEN_FILING', 'DRAFT', { isMade: true, isMailable: true, lien: 'record' }, 'record'],
    ['LIEN_FILING', 'DRAFT', { isMade: true, isMailable: true, lien: 'recording' }, 'file'],
    ['LIEN_FILING', 'FILED', { isMade: true, isMailable: false, lien: 'recording' }, 'next'],
    ['LAWSUIT', 'DRAFT', { isMade: false, isMailable: true, lien: 'generate' }, 'generate'],
    ['LAWSUIT', 'SENT', { isMade: true, isMailable: false, lien: 'sign' }, 'file'],
    ['BOND_CLAIM', 'CANCELLED', { isMade: true, isMailable: false, lien: 'sign' }, null],
  ] as const)('follows from its type %s, its status %s and its document %j: %s', (type, status, facts, step) => {
    expect(findPrimaryOfClaim({ type, status, ...facts })).toBe(step);
  });
});
