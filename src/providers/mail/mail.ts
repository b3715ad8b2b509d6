import { createLobCarrier } from './lob.js';
import type { MailCarrier } from './mail-carrier.js';
import { createSimulatedCarrier } from './simulated.js';

export interface MailSettings {
  lobApiKey?: string | undefined;
  lobWebhookSecret?: string | undefined;
  /** Origin. */
  lobApiBase?: string;
  /** For all of one hand-over. */
  timeoutMs?: number;
}

export interface Mail {
  /** Who mails for the accounts without a key of their own; undefined: the mailroom does. */
  lob: MailCarrier | undefined;
  /** What signs the events of that. */
  lobWebhookSecret: string | undefined;
  /** Lob with the key of an account. */
  lobOf(name: string, apiKey: string): MailCarrier;
  /** Who mails in the sandbox. */
  simulated: MailCarrier;
}

export function createMail(settings: MailSettings = {}): Mail {
  const { lobApiKey, lobWebhookSecret, lobApiBase: apiBase = 'https://api.lob.com', timeoutMs } = settings;
  return {
    lob: lobApiKey ? createLobCarrier({ name: 'lob', apiKey: lobApiKey, apiBase, timeoutMs }) : undefined,
    lobWebhookSecret,
    lobOf: (name, apiKey) => createLobCarrier({ name, apiKey, apiBase, timeoutMs }),
    simulated: createSimulatedCarrier(),
  };
}
