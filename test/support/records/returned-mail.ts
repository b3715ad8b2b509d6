/** The parts of a delivery status notification (RFC 3464). */
export interface Notification {
  to: string;
  action?: string;
  status?: string;
  diagnostic?: string;
  recipient?: string;
  /** In place of the groups about recipients. */
  groups?: string[];
  /** The type of the whole message. */
  type?: string;
  headers?: string[];
}

/** A notification in the form that common mail servers give it: a text for people, the report, and the headers of the message. */
export function writeNotification({
  to,
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 <ana@example.com>: Recipient address rejected: unknown user',
  recipient = 'ana@example.com',
  groups,
  type = 'multipart/report; report-type=delivery-status; boundary="parts"',
  headers = [],
}: Notification): string {
  const fields = [
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    ...(diagnostic === '' ? [] : [`Diagnostic-Code: ${diagnostic}`]),
  ].join('\n');
  return [
    'From: MAILER-DAEMON@mx.example.com (Mail Delivery System)',
    `To: ${to}`,
    'Subject: Undelivered mail is back with its sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    ...headers,
    `Content-Type: ${type}`,
    '',
    'Only mail programs that know no MIME show this.',
    '--parts',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'The mail system could not bring your message to one or more recipients.',
    '--parts',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    'Arrival-Date: Mon, 2 Nov 2026 09:00:00 +0000',
    '',
    (groups ?? [fields]).join('\n\n'),
    '',
    '--parts',
    'Content-Type: message/rfc822',
    '',
    'From: no-reply@service.example',
    'To: ana@example.com',
    'Subject: Sign in',
    '',
    'The text of the message.',
    '--parts--',
    '',
  ].join('\r\n');
}
