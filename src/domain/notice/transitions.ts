import type { EscalationStatus, NoticeStatus, NoticeType } from '../vocabulary.js';

/** Notice kinds that are recorded with a public office and later released. */
export const recordedTypes: readonly NoticeType[] = ['lien', 'bond_claim', 'stop_payment'];

/** The statuses that a notice can move to. */
export function noticeTargets(type: NoticeType, status: NoticeStatus): readonly NoticeStatus[] {
  switch (status) {
    case 'draft':
      return ['generated', 'void'];
    case 'generated':
      return ['ordered', 'void'];
    case 'ordered':
      return ['served'];
    case 'served':
      return recordedTypes.includes(type) ? ['completed', 'recorded'] : ['completed'];
    case 'recorded':
      return ['released'];
    case 'completed':
    case 'void':
    case 'released':
      return [];
  }
}

/** From `ordered` on, the notice matches what was sent, and changes only by amendment. */
export function isNoticeEditable(status: NoticeStatus): boolean {
  return status === 'draft' || status === 'generated';
}

/** The statuses that an escalation can move to. */
export function escalationTargets(status: EscalationStatus): readonly EscalationStatus[] {
  switch (status) {
    case 'draft':
      return ['sent', 'filed', 'cancelled'];
    case 'sent':
      return ['filed', 'resolved', 'cancelled'];
    case 'filed':
      return ['resolved', 'cancelled'];
    case 'resolved':
    case 'cancelled':
      return [];
  }
}

/** Once sent or filed, an escalation matches what its recipient received. */
export function isEscalationEditable(status: EscalationStatus): boolean {
  return status === 'draft';
}
