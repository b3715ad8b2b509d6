import type { DeadlineKind } from './calendar.documents';

/** The kinds of what the calendar has, in the words of people. */
export type Group = 'NOTICE' | 'LIEN' | 'BOND' | 'SUIT' | 'TASK';

export const groups: readonly Group[] = ['NOTICE', 'LIEN', 'BOND', 'SUIT', 'TASK'];

export const groupNames: Readonly<Record<Group, readonly [one: string, many: string, filter: string]>> = {
  NOTICE: ['notice', 'notices', 'Notices and what goes with them'],
  LIEN: ['lien', 'liens', 'Liens'],
  BOND: ['bond claim', 'bond claims', 'Bond claims'],
  SUIT: ['suit', 'suits', 'Suits'],
  TASK: ['task', 'tasks', 'Tasks'],
};

/** The group of each act. */
export const groupOf: Readonly<Record<DeadlineKind, Exclude<Group, 'TASK'>>> = {
  NOTICE_OF_CONTRACT: 'NOTICE',
  PRELIMINARY_NOTICE: 'NOTICE',
  RETAINAGE_NOTICE: 'NOTICE',
  STOP_PAYMENT_NOTICE: 'NOTICE',
  AFFIDAVIT_OF_NONPAYMENT: 'NOTICE',
  NOTICE_OF_INTENT: 'NOTICE',
  STATEMENT_OF_ACCOUNT: 'LIEN',
  MECHANICS_LIEN: 'LIEN',
  SERVICE_AFTER_FILING: 'LIEN',
  PROOF_OF_SERVICE: 'LIEN',
  PRE_SUIT_NOTICE: 'SUIT',
  LIEN_SUIT: 'SUIT',
  PUBLIC_FUNDS_NOTICE: 'NOTICE',
  PUBLIC_FUNDS_LIEN: 'LIEN',
  PUBLIC_FUNDS_SUIT: 'SUIT',
  BOND_CLAIM: 'BOND',
  BOND_SUIT: 'SUIT',
};

export const kindsOf = (group: Group): DeadlineKind[] =>
  (Object.keys(groupOf) as DeadlineKind[]).filter((kind) => groupOf[kind] === group);
