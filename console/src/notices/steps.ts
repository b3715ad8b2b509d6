import type { NoticeStatus, NoticeType } from './notices.documents';

/** What a person records of a notice, with what it means. */
export interface Step {
  status: NoticeStatus;
  text: string;
  /** The text of the button that confirms it, if it differs. */
  submit?: string;
  meaning: string;
  look: 'plain' | 'danger';
}

const dead: Step = {
  status: 'VOID',
  text: 'Void',
  submit: 'Void the notice',
  meaning: 'A notice that is void is never served. It cannot be restored.',
  look: 'danger',
};
const completed: Step = {
  status: 'COMPLETED',
  text: 'Mark as completed',
  meaning: 'Nothing more is to be done with it. This is final.',
  look: 'plain',
};
const recorded: Step = {
  status: 'RECORDED',
  text: 'Mark as recorded',
  meaning: 'The public office has recorded or filed it. The time to sue can run from this day.',
  look: 'plain',
};
const released: Step = {
  status: 'RELEASED',
  text: 'Mark as released',
  meaning: 'It was paid or given up, and its release is recorded. This is final.',
  look: 'plain',
};

/** The steps that a notice can take by hand. */
export function stepsFor(status: NoticeStatus, type: NoticeType): readonly Step[] {
  if (status === 'DRAFT' || status === 'GENERATED') return [dead];
  if (status === 'SERVED') return type === 'PRELIMINARY' ? [completed] : [recorded, completed];
  return status === 'RECORDED' ? [released] : [];
}
