import { createLobCarrier } from './lob.js';
import type { MailCarrier } from './mail-carrier.js';
import { createSimulatedCarrier } from './simulated.js';

interface MailSettings {
  lobApiKey?: string | undefined;
  lobWebhookSecret?: string | undefined;
  /** Origin. */
  lobApiBase?: string;
  /** The time limit of a whole submission. */
  timeoutMs?: number;
}

export interface Mail {
  /** The carrier for accounts without their own key; undefined if the mailroom mails for them. */
  lob: MailCarrier | undefined;
  /** The secret that signs its events. */
  lobWebhookSecret: string | undefined;
  /** Lob with the key of an account. */
  lobOf(name: string, apiKey: string): MailCarrier;
  /** The carrier of the sandbox. */
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
