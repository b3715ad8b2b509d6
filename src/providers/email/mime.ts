import type { SendMailOptions } from 'nodemailer';
import type { EmailMessage } from './mailer.js';

/** The message in nodemailer's format. Its headers suppress automatic replies, such as vacation notices (RFC 3834). */
export function toMime({ id, to, subject, text, html }: EmailMessage, from: string): SendMailOptions {
  const domain = /@([^>]+)>?$/.exec(from)![1]!;
  return {
    messageId: `<${id}@${domain}>`,
    from,
    to,
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
