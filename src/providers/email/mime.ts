import type { SendMailOptions } from 'nodemailer';
import type { EmailMessage } from './mailer.js';

/** Where what cannot be delivered comes back to. */
export interface ReturnSettings {
  /** Undefined: it comes back to the sender. */
  mailReturnDomain?: string | undefined;
  /** Set when SendGrid sends the e-mails: its events repeat what this header says. */
  sendgridWebhookKey?: string | undefined;
}

/** The part of an address before the token of an e-mail. */
export const returnMailbox = 'bounces';

/**
 * The message in nodemailer's format. Its headers suppress automatic replies, such as vacation notices (RFC 3834), and let mail programs
 * offer to unsubscribe (RFC 8058). It is sent from an address of its own, so that a message that comes back names it.
 */
export function toMime(
  { id, to, subject, text, html, unsubscribeUrl, replyTo, returnToken }: EmailMessage,
  from: string,
  { mailReturnDomain, sendgridWebhookKey }: ReturnSettings = {},
): SendMailOptions {
  const domain = /@([^>]+)>?$/.exec(from)![1]!;
  return {
    messageId: `<${id}@${domain}>`,
    from,
    to,
    ...(replyTo && { replyTo }),
    ...(returnToken !== undefined &&
      mailReturnDomain !== undefined && {
        envelope: { from: `${returnMailbox}+${returnToken}@${mailReturnDomain}`, to: to.address },
      }),
    subject,
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      ...(returnToken !== undefined &&
        sendgridWebhookKey !== undefined && {
          'X-SMTPAPI': JSON.stringify({ unique_args: { return_token: returnToken }, filters: withoutTracking }),
        }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** SendGrid adds a pixel and rewrites links unless each message says no. */
const withoutTracking = {
  opentrack: { settings: { enable: 0 } },
  clicktrack: { settings: { enable: 0 } },
};
