import type { Config } from './config.js';

/** What an operator may have meant, and probably forgot: sentences for the log of each start. */
export function warningsOf({ nodeEnv, stripeSecretKey, freeCredits, lobApiKey, publicUrl }: Config): string[] {
  if (nodeEnv !== 'production') return [];
  return [
    !stripeSecretKey && !freeCredits && 'STRIPE_SECRET_KEY is not set: plans and credits cannot be bought',
    freeCredits && 'FREE_CREDITS is true: plans and credits are granted without payment',
    lobApiKey?.startsWith('test_') && 'LOB_API_KEY is a test key: orders go their way, and nothing is mailed',
    !publicUrl && 'PUBLIC_URL is not set: links in answers, e-mails and webhooks lead to this process alone',
  ].filter((warning) => typeof warning === 'string');
}
