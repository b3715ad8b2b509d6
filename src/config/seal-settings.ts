import { resolve } from 'node:path';
import type { Config } from './config.js';
import { webUrl } from './parsers.js';
import type { Setting } from './setting.js';

type Seal = Pick<Config, 'sealCertificateFile' | 'sealCertificatePassword' | 'timeStampUrl'>;

/** The digital signature of documents, and the authority that dates it. */
export const sealSettings: { [Property in keyof Seal]: Setting<NonNullable<Seal[Property]>> } = {
  sealCertificateFile: {
    name: 'SEAL_CERTIFICATE_FILE',
    description:
      'PKCS#12 file (.p12 or .pfx) with the private key and certificate that seal documents, its chain included. Default: ' +
      'outside production, a certificate that is made at each start and says so; in production, documents are not sealed.',
    parse: path,
  },
  sealCertificatePassword: {
    name: 'SEAL_CERTIFICATE_PASSWORD',
    description: 'Password of SEAL_CERTIFICATE_FILE.',
    default: '',
    parse: (text) => text,
    secret: true,
  },
  timeStampUrl: {
    name: 'TIME_STAMP_URL',
    description:
      'Time stamp authority (RFC 3161) that dates the seals of live documents, such as https://tsa.example.com. ' +
      'Default: seals have no time stamp.',
    parse: webUrl,
  },
};

function path(text: string): string {
  if (text.includes('\0')) throw new Error('the path of a file');
  return resolve(text);
}
