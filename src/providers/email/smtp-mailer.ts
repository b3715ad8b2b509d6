import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Mailer, RecipientRefused } from './mailer.js';
import { toMime } from './mime.js';
import { sendWithin } from './send-within.js';

/** The time limit of a whole message. */
const messageMs = 45_000;

/**
 * Sends over SMTP, on up to three persistent connections. An unreachable server is given up soon: its mail waits in the queue,
 * and the worker can do other work.
 */
export function createSmtpMailer({
  url,
  from,
  timeoutMs = messageMs,
}: {
  url: string;
  from: string;
  timeoutMs?: number;
}): Mailer {
  const { username, hostname } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // Without this, an attacker who strips STARTTLS from the server's greeting would receive the password.
    requireTLS: username !== '' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    dnsTimeout: 5_000,
    socketTimeout: 15_000,
  } as Parameters<typeof createTransport>[0]);
  return {
    async send(message) {
      try {
        await sendWithin(transport, toMime(message, from) as SendMailOptions, timeoutMs);
      } catch (error) {
        throw isRefusal(error) ? new RecipientRefused((error as Error).message) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** 5xx to the recipient is permanent (RFC 5321, 4.2.1). 5xx to the sender or the login is for the operator to fix. */
function isRefusal(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
}
