import type { Config } from '../config/config.js';
import { OperatorError } from '../config/operator-error.js';
import type { SealSource } from '../pdf/seal/source.js';
import { realTime } from '../runtime/time/real-time.js';

/**
 * What seals the documents of this process. The library is loaded here only if there is a certificate to check; the PDF threads
 * load it in any case.
 *
 * @throws OperatorError if the certificate cannot be used
 */
export async function readSealSource(
  config: Config,
  warn: (sentence: string) => void,
): Promise<SealSource | undefined> {
  const { sealCertificateFile: file, sealCertificatePassword: password, nodeEnv } = config;
  if (!file) return nodeEnv === 'production' ? undefined : 'made';
  const { openSealSource, SealCertificateError } = await import('../pdf/seal/open-source.js');
  return openSealSource({ file, password }, realTime(), warn).catch((error) => {
    throw error instanceof SealCertificateError ? new OperatorError(error.message) : error;
  });
}
