import { createTransport, type SendMailOptions } from 'nodemailer';
import { type EmailFailure, isFinalRefusal, readEnhancedCode, toDiagnostic } from '../../domain/email/failure.js';
import { EmailRefused, type Mailer } from './mailer.js';
import { type ReturnSettings, toMime } from './mime.js';
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
  returns = {},
}: {
  url: string;
  from: string;
  timeoutMs?: number;
  returns?: ReturnSettings;
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
        await sendWithin(transport, toMime(message, from, returns) as SendMailOptions, timeoutMs);
      } catch (error) {
        const failure = findRefusal(error);
        throw failure ? new EmailRefused(failure) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** What the mail server said, if it refuses the recipient or the message for good. A broken connection says nothing about the e-mail. */
function findRefusal(error: unknown): EmailFailure | undefined {
  const {
    command,
    responseCode = null,
    response = '',
  } = error as {
    command?: string;
    responseCode?: number;
    response?: string;
  };
  if (command !== 'RCPT TO' && command !== 'DATA') return undefined;
  const failure = {
    smtpCode: responseCode,
    enhancedCode: readEnhancedCode(response),
    diagnostic: toDiagnostic(response),
  };
  return isFinalRefusal(command === 'DATA' ? 'message' : 'recipient', failure) ? failure : undefined;
}
