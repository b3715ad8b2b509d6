import type { DeadlineKind } from 'lien-deadlines';
import type { OrderType } from '../../domain/credit/pricing.js';
import type { EmailTopic, RecordTopic } from '../../domain/email/topics.js';
import type { NoticeType, PlanKey, WebhookDisabledReason } from '../../domain/vocabulary.js';

/** The project that something concerns. E-mails that the previous release wrote name no ids. */
interface OfProject {
  projectId?: string | null;
  project: string;
}

/** A notice in an e-mail about deadlines. */
export interface DeadlineLine extends OfProject {
  noticeId?: string;
  number: string;
  type: NoticeType;
  /** YYYY-MM-DD. */
  deadline: string;
}

/** A deadline of a project in an e-mail. */
export interface ProjectDeadlineLine extends OfProject {
  kind: DeadlineKind;
  /** The state's own name of the document. */
  document: string | null;
  /** YYYY-MM, where each month has its own deadline. */
  month: string | null;
  /** YYYY-MM-DD. */
  deadline: string;
}

/** An order of a document. */
interface OrderLine {
  orderId?: string;
  /** The name of the file. */
  document: string;
  recipient: string;
  projectId?: string | null;
  project?: string | null;
}

/** What a colleague wrote on a project. */
interface NoteData {
  by: string;
  projectId: string;
  project: string;
  text: string;
}

/** The data of each e-mail about records, which every member may receive. */
export interface RecordEmailData {
  /** `more`: the number of notices in addition to those listed. */
  deadline_missed: { notices: DeadlineLine[]; more: number };
  deadline_tomorrow: { notices: DeadlineLine[]; more: number };
  /** `more`: the number of deadlines in addition to those listed. */
  project_deadline_missed: { deadlines: ProjectDeadlineLine[]; more: number };
  project_deadline_tomorrow: { deadlines: ProjectDeadlineLine[]; more: number };
  /** `served` is the day in the notice's state, as YYYY-MM-DD. */
  notice_served_late: DeadlineLine & { served: string };
  /** `reason` is a token of `attention`. */
  mail_returned: OrderLine & { trackingNumber: string | null; reason: string };
  /** `why` is the reason given by the provider that could not process the order. */
  order_failed: OrderLine & { orderType: OrderType; why: string };
  /** Credits as decimal texts. */
  payment_required: {
    requestId: string;
    projectId?: string | null;
    job: string;
    required: number;
    authorized: number;
    additional: string;
  };
  /** `roles` are display texts. */
  participant_invited: { inviter: string; project: string; applicationNumber: number; roles: string[] };
  /** `why` it was not done; null if it was. */
  research_done: { requestId: string; projectId: string | null; job: string; why: string | null };
  /** `waiver` is the name of its type. */
  waiver_signed: { waiverId: string; waiver: string; projectId: string; project: string; signer: string };
  /** `waiver` is the name of its type; amounts are as they are printed. `reason` is the payee's, or the mail server's. */
  waiver_request_answered: {
    requestId: string;
    waiver: string;
    payee: string;
    projectId: string;
    project: string;
    outcome: 'released' | 'held' | 'countered' | 'declined' | 'undeliverable' | 'expired' | 'address_left' | 'named';
    amount: string | null;
    proposed: string | null;
    signer: string | null;
    /** Who named the payee as a company below another one. */
    namedBy?: string | null;
    reason: string | null;
    /** Where the reader of the printed page can be reached, as they say. */
    address?: string | null;
  };
  /** For those whom a note mentions. */
  note_mention: NoteData;
  /** For the one who has to do it. `dueOn`: YYYY-MM-DD. */
  task_assigned: NoteData & { dueOn: string | null };
}

/** The data of each e-mail about the account, which owners and admins receive. */
interface AccountEmailData {
  payment_past_due: { plan: PlanKey };
  webhook_disabled: { webhookId?: string; url: string; reason: WebhookDisabledReason };
  /** Credits as decimal texts. */
  credits_low: { total: string; held: string; below: string };
  /** Credits as decimal texts: of the payment, taken from the balance, and owed in total. */
  credits_reversed: { cause: 'refund' | 'dispute'; credits: string; taken: string; owed: string };
  credits_reinstated: { credits: string; returned: string; owed: string };
}

export interface EmailData extends RecordEmailData, AccountEmailData {}

export type EmailTemplate = keyof EmailData;
export type RecordTemplate = keyof RecordEmailData;
export type AccountTemplate = keyof AccountEmailData;

/** Reminders of deadlines. What of them waits at the same time for the same person is one e-mail: an import gives rise to several. */
export const reminderTemplates = [
  'deadline_missed',
  'deadline_tomorrow',
  'project_deadline_missed',
  'project_deadline_tomorrow',
] as const satisfies readonly RecordTemplate[];

const topics: Readonly<Record<RecordTemplate, RecordTopic>> = {
  deadline_missed: 'deadlines',
  deadline_tomorrow: 'deadlines',
  project_deadline_missed: 'deadlines',
  project_deadline_tomorrow: 'deadlines',
  notice_served_late: 'deadlines',
  mail_returned: 'mail',
  order_failed: 'mail',
  payment_required: 'charges',
  participant_invited: 'invitations',
  research_done: 'research',
  waiver_signed: 'waivers',
  waiver_request_answered: 'waivers',
  note_mention: 'notes',
  task_assigned: 'notes',
};

export function isOfRecords(template: EmailTemplate): template is RecordTemplate {
  return Object.hasOwn(topics, template);
}

export function findTopic(template: RecordTemplate): RecordTopic;
export function findTopic(template: EmailTemplate): EmailTopic;
export function findTopic(template: EmailTemplate): EmailTopic {
  return isOfRecords(template) ? topics[template] : 'account';
}
