import type { Config } from './config.js';

/**
 * The address that clients use. Without the setting, it is `localhost` and not the address that the service listens on, because
 * a browser keeps no passkey for an IP address.
 */
export function getPublicUrl({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`;
}
