import type { SendMailOptions, Transporter } from 'nodemailer';

/**
 * Sends a message, or aborts it with its connection after a time limit. Without that limit, each byte from a mail server would
 * restart its response timeout.
 */
export async function sendWithin(
  transport: Pick<Transporter, 'sendMail'>,
  message: SendMailOptions,
  ms: number,
  begunAt = performance.now(),
): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), begunAt + ms - performance.now());
  try {
    await transport.sendMail({ ...message, signal: late.signal } as SendMailOptions);
  } catch (error) {
    if (!late.signal.aborted) throw error;
    throw new Error(`The mail server did not take the message in ${ms / 1000} s.`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
