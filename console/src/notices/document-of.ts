import type { Notice } from './notice';

/** Whether it can still be mailed. */
export function isOpen({ status }: Pick<Notice, 'status'>): boolean {
  return status === 'DRAFT' || status === 'GENERATED';
}

/** What its document is made from. Its type alone says which form: so what is shown is what an order makes. */
export function toDocumentInput({ id, organizationId }: Pick<Notice, 'id' | 'organizationId'>) {
  return { documentableType: 'NOTICE', documentableId: id, type: 'NOTICE', organizationId } as const;
}
