import { formatDayInFull } from '../../domain/email/day.js';
import { displayText } from '../../domain/vocabulary.js';
import type { Cell, EmailContent, PageUrl } from './content.js';
import type { DeadlineLine, RecordEmailData, RecordTemplate } from './data.js';
import {
  countMore,
  lateNotice,
  linked,
  noticeCell,
  projectCell,
  stepCell,
  unverified,
  writeComingDeadlines,
  writeComingNotices,
  writeMissedDeadlines,
  writeMissedNotices,
} from './deadline-templates.js';
import { noteTemplates } from './note-templates.js';
import { type ReportLine, reportOne, type Template } from './report-line.js';
import { waiverRequestTemplates } from './waiver-request-templates.js';

const requestsToApprove = '/mail/research?status=PAYMENT_REQUIRED';

/** The e-mails about records. */
export const recordTemplates: { [T in RecordTemplate]: Template<RecordEmailData[T]> } = {
  deadline_missed: {
    report: (data, page) => reportNotices('Missed', data, page),
    write: writeMissedNotices,
  },
  deadline_tomorrow: {
    report: (data, page) => reportNotices('Serve by', data, page),
    write: writeComingNotices,
  },
  project_deadline_missed: {
    report: (data, page) => reportDeadlines('Missed', data, page),
    write: writeMissedDeadlines,
  },
  project_deadline_tomorrow: {
    report: (data, page) => reportDeadlines('Due by', data, page),
    write: writeComingDeadlines,
  },
  notice_served_late: {
    report: (data, page) =>
      reportOne(data.projectId, data.project, `Served late, ${formatDayInFull(data.served)}`, noticeCell(data, page)),
    write: (data, page) => ({
      subject: `Served late: notice ${data.number}`,
      lead: 'This notice was served after its deadline.',
      facts: [
        ['Notice', noticeCell(data, page)],
        ['Project', projectCell(data.project, data.projectId, page)],
        ['Deadline', formatDayInFull(data.deadline)],
        ['Served', formatDayInFull(data.served)],
      ],
      closing: [lateNotice, unverified],
    }),
    several: {
      subject: (count) => `Served late: ${count} notices`,
      lead: 'These notices were served after their deadlines.',
      list: '/notices',
    },
  },
  mail_returned: {
    report: (data, page) =>
      reportOne(data.projectId, data.project, 'Mail not delivered', orderCell(data, page), displayText(data.reason)),
    write: (data, page) => ({
      subject: `Mail not delivered: ${data.recipient}`,
      lead: 'The carrier could not deliver a document that you mailed.',
      facts: [
        ['Document', linked(data.document, data.orderId && `/mail/orders/${data.orderId}`, page)],
        ['Recipient', data.recipient],
        ...(data.trackingNumber ? [['Tracking number', data.trackingNumber] as const] : []),
        ['Reason given by the carrier', displayText(data.reason)],
      ],
      closing: [
        'A notice counts as served once the carrier has accepted it, and remains served. Check the address, and consider mailing the document again.',
      ],
    }),
    several: {
      subject: (count) => `Mail not delivered: ${count} pieces`,
      lead: 'The carrier could not deliver these documents that you mailed.',
      list: '/mail/orders',
    },
  },
  order_failed: {
    report: (data, page) => reportOne(data.projectId, data.project, 'Order failed', orderCell(data, page), data.why),
    write: (data, page) => ({
      subject: `Order failed: ${data.orderType} of ${data.document}`,
      lead: 'A document that you ordered could not be sent. Its price has been refunded.',
      facts: [
        ['Document', linked(data.document, data.orderId && `/mail/orders/${data.orderId}`, page)],
        ['Recipient', data.recipient],
        ['Order', displayText(data.orderType)],
        ['Reason', data.why],
      ],
      closing: ['Nothing was mailed. Fix the issue above and place the order again.'],
    }),
    several: {
      subject: (count) => `Orders failed: ${count}`,
      lead: 'These documents that you ordered could not be sent. Their prices have been refunded.',
      list: '/mail/orders',
    },
  },
  payment_required: {
    report: ({ projectId, job, required }, page) =>
      reportOne(projectId, job, 'Approval needed', {
        text: `Postage for ${required} recipients`,
        url: page(requestsToApprove),
      }),
    write: ({ projectId, job, required, authorized, additional }, page) => ({
      subject: `Approval needed: postage for ${required} recipients`,
      lead: 'The research for a fulfillment request found more recipients than you have paid for. The notice will not be mailed until you approve the additional postage.',
      facts: [
        ['Job', projectCell(job, projectId, page)],
        ['Recipients found', String(required)],
        ['Recipients paid for', String(authorized)],
        ['Additional credits to hold', additional],
      ],
      action: { label: 'See the charges', url: page(requestsToApprove) },
      closing: ['Credits that are held but not used are returned.'],
    }),
    several: {
      subject: (count) => `Approval needed: postage for ${count} requests`,
      lead: 'The research for these requests found more recipients than you have paid for. Their notices will not be mailed until you approve the additional postage.',
      list: requestsToApprove,
    },
  },
  participant_invited: {
    report: ({ inviter, project, applicationNumber }, page) =>
      reportOne(null, project, `Invitation from ${inviter}`, {
        text: `Pay application no. ${applicationNumber}`,
        url: page('/billing/pay-applications'),
      }),
    write: ({ inviter, project, applicationNumber, roles }, page) => ({
      subject: `Invitation to a pay application: ${inviter}`,
      lead: `${inviter} has invited your organization to take part in a pay application.`,
      facts: [
        ['Project', project],
        ['Application number', String(applicationNumber)],
        ['Role', roles.join(', ')],
      ],
      action: { label: 'See the invitation', url: page('/billing/pay-applications') },
      closing: [
        'You can read the pay application once you accept the invitation.',
        'If you do not know the sender, decline or ignore the invitation.',
      ],
    }),
    several: {
      subject: (count) => `Invitations to ${count} pay applications`,
      lead: 'Your organization has been invited to take part in these pay applications.',
      list: '/billing/pay-applications',
    },
  },
  research_done: {
    report: ({ projectId, job, why }, page) =>
      reportOne(
        projectId,
        job,
        why === null ? 'Research is done' : 'Research was not done',
        researchCell(projectId, page),
      ),
    write: ({ projectId, job, why }, page) => ({
      subject: `${why === null ? 'Research is done' : 'Research was not done'}: ${job}`,
      lead:
        why === null
          ? 'The partner has finished a request for research.'
          : 'The partner could not finish a request for research.',
      facts: [['Job', projectCell(job, projectId, page)], ...(why === null ? [] : [['Reason', why] as const])],
      action: { label: 'See the request', url: page('/mail/research') },
      closing: why === null ? ['Compare what was found with your records before you send a notice.'] : [],
    }),
    several: {
      subject: (count) => `Research: answers to ${count} requests`,
      lead: 'The partner has answered these requests for research.',
      list: '/mail/research',
    },
  },
  waiver_signed: {
    report: ({ waiverId, waiver, projectId, project, signer }, page) =>
      reportOne(projectId, project, `Signed by ${signer}`, linked(waiver, `/waivers/${waiverId}`, page)),
    write: ({ waiverId, waiver, projectId, project, signer }, page) => ({
      subject: `Waiver signed: ${project}`,
      lead: 'A waiver is signed, and can be handed over.',
      facts: [
        ['Waiver', linked(waiver, `/waivers/${waiverId}`, page)],
        ['Project', projectCell(project, projectId, page)],
        ['Signed by', signer],
      ],
      closing: ['A waiver that is handed over gives up rights. Hand over only what the payment covers.'],
    }),
    several: {
      subject: (count) => `Waivers signed: ${count}`,
      lead: 'These waivers are signed, and can be handed over.',
      list: '/waivers',
    },
  },
  ...waiverRequestTemplates,
  ...noteTemplates,
};

/** Things that an e-mail lists; it counts the others. */
const listed = 10;

/** One e-mail about several causes. */
export function writeSeveral<T extends RecordTemplate>(
  template: T,
  causes: ReadonlyArray<RecordEmailData[T]>,
  page: PageUrl,
): EmailContent {
  const { report, several } = recordTemplates[template];
  const { subject, lead, list } = several!;
  const lines = causes.flatMap((data) => report(data, page).lines);
  const more = lines.length - listed;
  const hasReasons = lines.some(({ cells }) => cells.length > 2);
  return {
    subject: subject(lines.length.toLocaleString('en-US')),
    lead,
    list: {
      heads: ['What', 'Record', 'Project', ...(hasReasons ? ['Reason'] : [])],
      rows: lines
        .slice(0, listed)
        .map(({ cells: [what, record, ...reason], project }) => [
          what!,
          record!,
          project ? projectCell(project.name, project.id, page) : '—',
          ...reason,
        ]),
      ...(more > 0 && { more: countMore(more, list, page) }),
    },
    action: { label: 'See all', url: page(list) },
    closing: [],
  };
}

function reportNotices(
  what: string,
  { notices, more }: { notices: DeadlineLine[]; more: number },
  page: PageUrl,
): { lines: ReportLine[]; more: number } {
  const lines = notices.flatMap(
    (line) =>
      reportOne(line.projectId, line.project, `${what} ${formatDayInFull(line.deadline)}`, noticeCell(line, page))
        .lines,
  );
  return { lines, more };
}

function reportDeadlines(
  what: string,
  { deadlines, more }: RecordEmailData['project_deadline_missed'],
  page: PageUrl,
): { lines: ReportLine[]; more: number } {
  const lines = deadlines.flatMap(
    (line) =>
      reportOne(line.projectId, line.project, `${what} ${formatDayInFull(line.deadline)}`, stepCell(line, page)).lines,
  );
  return { lines, more };
}

function orderCell(
  { orderId, document, recipient }: RecordEmailData['order_failed'] | RecordEmailData['mail_returned'],
  page: PageUrl,
): Cell {
  return linked(`${document} to ${recipient}`, orderId && `/mail/orders/${orderId}`, page);
}

function researchCell(projectId: string | null, page: PageUrl): Cell {
  return { text: 'See the request', url: page(projectId ? `/projects/${projectId}` : '/mail/research') };
}
