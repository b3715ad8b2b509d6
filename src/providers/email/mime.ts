import type { SendMailOptions } from 'nodemailer';
import type { EmailMessage } from './mailer.js';

/**
 * The message in nodemailer's format. Its headers suppress automatic replies, such as vacation notices (RFC 3834), and let mail programs
 * offer to unsubscribe (RFC 8058).
 */
export function toMime({ id, to, subject, text, html, unsubscribeUrl }: EmailMessage, from: string): SendMailOptions {
  const domain = /@([^>]+)>?$/.exec(from)![1]!;
  return {
    messageId: `<${id}@${domain}>`,
    from,
    to,
    subject,
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
