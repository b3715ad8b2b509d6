import type { MembershipRole } from '../vocabulary.js';

/** How a person receives the e-mails of a topic: as they arise, once a day together with other topics, or not at all. */
export const emailDeliveries = ['at_once', 'daily', 'none'] as const;
export type EmailDelivery = (typeof emailDeliveries)[number];

/** What the e-mails of the service to people are about. */
export const emailTopics = [
  'deadlines',
  'mail',
  'charges',
  'research',
  'waivers',
  'notes',
  'invitations',
  'account',
  'security',
] as const;
export type EmailTopic = (typeof emailTopics)[number];

/** Topics about records. Each person chooses how they receive them. */
export type RecordTopic = Exclude<EmailTopic, 'account' | 'security'>;

/** How e-mails of a topic are gathered, in minutes, by the clock of the account's mode. */
interface Gathering {
  /** From the first cause to the e-mail: what arises meanwhile is in the same e-mail. */
  gather: number;
  /** From an e-mail to the next one about the same. E-mails about a day that is tomorrow do not wait for it. */
  quiet: number;
}

/** A deadline is a day: the watch runs every 15 minutes, and an import takes longer than one run. */
const ofDays: Gathering = { gather: 20, quiet: 240 };
const ofRecords: Gathering = { gather: 5, quiet: 60 };
/** Someone else waits for the answer. */
const ofQuestions: Gathering = { gather: 0, quiet: 0 };

export const gatherings: Readonly<Record<RecordTopic, Gathering>> = {
  deadlines: ofDays,
  mail: ofRecords,
  charges: ofQuestions,
  research: ofRecords,
  waivers: ofRecords,
  notes: ofQuestions,
  invitations: ofQuestions,
};

export function isRecordTopic(topic: EmailTopic): topic is RecordTopic {
  return Object.hasOwn(gatherings, topic);
}

/** Who decides about credits, payments and webhooks. */
const admins: readonly MembershipRole[] = ['owner', 'admin'];

/** The topics of which a member of that role receives e-mails, if they want. */
export function topicsFor(role: MembershipRole): EmailTopic[] {
  return emailTopics.filter((topic) => topic !== 'account' || admins.includes(role));
}

/** How a member receives a topic until they choose. Those who only read have nothing to do about records, except what a colleague asks of them. */
export function usualDelivery(topic: EmailTopic, role: MembershipRole): EmailDelivery {
  return role === 'read_only' && isRecordTopic(topic) && topic !== 'notes' ? 'none' : 'at_once';
}
