import type { Config } from './config.js';

/** Warns, at each start, about settings that the operator probably forgot. */
export function listWarnings({
  nodeEnv,
  stripeSecretKey,
  freeCredits,
  lobApiKey,
  publicUrl,
  mailReturnDomain,
  returnedMailSecret,
  sesTopicArn,
  sendgridWebhookKey,
  sealCertificateFile,
}: Config): string[] {
  if (nodeEnv !== 'production') return [];
  return [
    !stripeSecretKey && !freeCredits && 'STRIPE_SECRET_KEY is not set: plans and credits cannot be bought',
    freeCredits && 'FREE_CREDITS is true: plans and credits are granted without payment',
    lobApiKey?.startsWith('test_') && 'LOB_API_KEY is a test key: orders are processed, but nothing is mailed',
    !sealCertificateFile && 'SEAL_CERTIFICATE_FILE is not set: documents are not sealed',
    mailReturnDomain &&
      !returnedMailSecret &&
      !sesTopicArn &&
      !sendgridWebhookKey &&
      'MAIL_RETURN_DOMAIN is set without RETURNED_MAIL_SECRET, SES_TOPIC_ARN or SENDGRID_WEBHOOK_KEY: e-mails that come back are lost',
    !publicUrl &&
      'PUBLIC_URL is not set: links in responses, e-mails and webhooks point to the address of this process',
  ].filter((warning) => typeof warning === 'string');
}
