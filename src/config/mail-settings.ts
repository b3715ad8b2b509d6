import { createPublicKey } from 'node:crypto';
import { readDomain } from '../domain/person/email-address.js';
import { webhookSecretPattern } from '../runtime/encryption/standard-webhooks.js';
import type { Config } from './config.js';
import { mailbox, smtpUrl, text } from './parsers.js';
import type { Setting } from './setting.js';

type Mail = Pick<
  Config,
  'smtpUrl' | 'mailFrom' | 'mailReturnDomain' | 'returnedMailSecret' | 'sesTopicArn' | 'sendgridWebhookKey'
>;

/** Sending e-mails, and learning which of them did not arrive. */
export const mailSettings: { [Property in keyof Mail]: Setting<NonNullable<Mail[Property]>> } = {
  smtpUrl: {
    name: 'SMTP_URL',
    description:
      'Mail server for e-mails to users, as smtp://user:password@host:port, or smtps:// for implicit TLS. ' +
      'Default: e-mails are written to DATA_DIR/outbox and not sent.',
    parse: smtpUrl,
    secret: true,
  },
  mailFrom: {
    name: 'MAIL_FROM',
    description: 'Sender of the e-mails, as name@example.com or Name <name@example.com>. Required with SMTP_URL.',
    parse: mailbox,
  },
  mailReturnDomain: {
    name: 'MAIL_RETURN_DOMAIN',
    description:
      'Domain to which e-mails come back that cannot be delivered, such as returns.example.com: each is sent from an address of ' +
      'its own there, bounces+token. Default: the sender of MAIL_FROM, and only refusals by the mail server are known.',
    parse: (value) => {
      const domain = readDomain(value);
      if (domain) return domain;
      throw new Error('a domain such as returns.example.com');
    },
  },
  returnedMailSecret: {
    name: 'RETURNED_MAIL_SECRET',
    description:
      'Secret (whsec_) that signs what the mail server of MAIL_RETURN_DOMAIN posts to /api/v1/webhooks/returned-mail. Default: ' +
      'nothing is taken there.',
    parse: text(webhookSecretPattern, 'a Standard Webhooks secret: whsec_ followed by 24 to 64 bytes in base64'),
    secret: true,
  },
  sesTopicArn: {
    name: 'SES_TOPIC_ARN',
    description:
      'Topic of Amazon SNS through which Amazon SES reports bounces to /api/v1/webhooks/ses, such as ' +
      'arn:aws:sns:us-east-1:123456789012:bounces. Default: nothing is taken there.',
    parse: text(/^arn:aws[a-z-]*:sns:[a-z0-9-]+:\d{12}:[\w.-]{1,256}$/, 'the ARN of an SNS topic'),
  },
  sendgridWebhookKey: {
    name: 'SENDGRID_WEBHOOK_KEY',
    description:
      'Public key, in base64, of the signed event webhook of SendGrid that posts to /api/v1/webhooks/sendgrid. Default: nothing is ' +
      'taken there.',
    parse: (value) => {
      try {
        const key = createPublicKey({ key: Buffer.from(value, 'base64'), format: 'der', type: 'spki' });
        if (key.asymmetricKeyType === 'ec') return value;
      } catch {
        // Said below, with the others.
      }
      throw new Error('the verification key of SendGrid: a public key of an elliptic curve in base64');
    },
  },
};
