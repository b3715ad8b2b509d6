/** @sampled tests */
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { print } from '../../src/pdf/print.js';
import { madeName, makeSigner } from '../../src/pdf/seal/made-certificate.js';
import { openSealSource } from '../../src/pdf/seal/open-source.js';
import { seal } from '../../src/pdf/seal/seal.js';
import { addTimeStamp, digestToStamp } from '../../src/pdf/seal/time-stamp.js';
import { createTimeStampAuthority } from '../../src/providers/time-stamp/time-stamp-authority.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { openTimeStampAuthority } from '../support/fakes/time-stamp-authority.js';
import { signaturesOf, verifySignature } from '../support/records/signatures.js';
import { claimJob } from './claim-jobs.js';
import { inheritingPdf } from './hand-made-pdf.js';
import { noticeJob } from './notice-jobs.js';
import { readPdf } from './pdf-text.js';
import { expiredPkcs12, validPkcs12 } from './seal-certificates.js';

const at = '2026-03-04T09:15:00.000+00:00';
function withExhibit() {
  const exhibit = {
    title: 'Contract',
    kind: 'contract',
    mimeType: 'application/pdf',
    sha256: 'a',
    pageCount: 1,
  } as const;
  const facts = { ...claimFacts({ claim: { state: 'NC' } }), exhibits: [exhibit] };
  return { ...claimJob('mechanics_lien', facts), files: [inheritingPdf(['First'])] };
}

let plain: Buffer;
let sealed: Buffer;

beforeAll(async () => {
  plain = (await print(noticeJob())).bytes;
  sealed = (await seal(plain, 'made', at))!.bytes;
});

describe('the seal of a document', () => {
  it('is a PAdES signature over the whole file, behind the file itself', () => {
    const [found, ...others] = signaturesOf(sealed);
    expect(others).toEqual([]);
    expect(found!.subFilter).toBe('ETSI.CAdES.detached');
    expect(sealed.subarray(0, plain.length).equals(plain)).toBe(true);
    expect(found!.covered.length + 2 * found!.cms.length).toBeGreaterThan(plain.length);
    // Everything but the signature itself is covered.
    expect(sealed.length - found!.covered.length).toBeLessThan(12_000);
    const { certificate } = verifySignature(found!.cms, found!.covered);
    expect(certificate.subject).toBe(`CN=${madeName}`);
  });

  it.each([['made'], ['certificate file']])(
    'has the signed attributes of the baseline levels, with its time in the dictionary only (EN 319 142-1, 6.3): %s',
    async (kind) => {
      const source = kind === 'made' ? 'made' : { pkcs12: validPkcs12, password: 'secret' };
      const { bytes } = (await seal(plain, source as Parameters<typeof seal>[1], at))!;
      const [found] = signaturesOf(bytes);
      const { attributes } = verifySignature(found!.cms, found!.covered);
      expect(attributes).toEqual([
        '1.2.840.113549.1.9.3',
        '1.2.840.113549.1.9.52',
        '1.2.840.113549.1.9.4',
        '1.2.840.113549.1.9.16.2.47',
      ]);
      expect(bytes.toString('latin1')).toContain('/M (D:20260304091500Z)');
    },
  );

  it('does not fit a file with one changed byte', () => {
    for (const position of [100, Math.floor(plain.length / 2), sealed.length - 30]) {
      const changed = Buffer.from(sealed);
      changed[position] = changed[position]! ^ 1;
      const [found] = signaturesOf(changed);
      expect(() => verifySignature(found!.cms, found!.covered)).toThrow('The content was changed.');
    }
  });

  it('leaves the pages as they are, and gives the form no font', async () => {
    const [before, after] = [await readPdf(plain), await readPdf(sealed)];
    expect(after.texts).toEqual(before.texts);
    expect(sealed.subarray(plain.length).toString('latin1')).not.toContain('/BaseFont');
  });

  it('is not made with a certificate that is not valid at that time', async () => {
    expect(await seal(plain, 'made', '2001-01-01T00:00:00Z')).toBeUndefined();
    expect(await seal(plain, 'made', '2101-01-01T00:00:00Z')).toBeUndefined();
  });

  it('is made with a certificate that is valid for samples of 2026 in any later year', async () => {
    const { certificate } = await makeSigner(new Date('2031-05-06T00:00:00Z'));
    const { validFrom, validTo } = new X509Certificate(certificate);
    expect(new Date(validFrom).getTime()).toBeLessThan(Date.parse(at));
    expect(new Date(validTo).getTime()).toBeGreaterThan(Date.parse('2041-01-01'));
  });

  it('covers the exhibits that are appended', async () => {
    const { bytes } = await print(withExhibit());
    const found = signaturesOf((await seal(bytes, 'made', at))!.bytes);
    expect(found).toHaveLength(1);
    verifySignature(found[0]!.cms, found[0]!.covered);
  });

  it('comes after a file that is the same for the same job', async () => {
    const again = (await print(noticeJob())).bytes;
    expect(again.equals(plain)).toBe(true);
  });
});

describe('the time stamp of a seal', () => {
  let authority: Awaited<ReturnType<typeof openTimeStampAuthority>>;
  beforeAll(async () => {
    authority = await openTimeStampAuthority();
  });
  afterEach(() => {
    authority.state.fault = null;
  });
  afterAll(() => authority.close());

  it('is added behind the sealed file, and covers it', async () => {
    const stamps = (await createTimeStampAuthority(authority.url))!;
    const digest = await digestToStamp(sealed);
    const { token, at: time } = await stamps.stamp(digest);
    const stamped = await addTimeStamp(sealed, token, digest);
    expect(time.toISOString()).toBe('2026-03-04T09:30:00.000Z');
    expect(stamped.subarray(0, sealed.length).equals(sealed)).toBe(true);
    const [signature, stamp] = signaturesOf(stamped);
    expect([signature!.subFilter, stamp!.subFilter]).toEqual(['ETSI.CAdES.detached', 'ETSI.RFC3161']);
    verifySignature(signature!.cms, signature!.covered);
    const { content } = verifySignature(stamp!.cms);
    const hash = createHash('sha256').update(stamp!.covered).digest();
    expect(content!.includes(hash)).toBe(true);
  });

  it('is refused when it is for another file', async () => {
    const stamps = (await createTimeStampAuthority(authority.url))!;
    authority.state.fault = 'other hash';
    await expect(stamps.stamp(await digestToStamp(sealed))).rejects.toThrow('The time stamp is for another file.');
    authority.state.fault = 'unavailable';
    await expect(stamps.stamp(await digestToStamp(sealed))).rejects.toThrow('HTTP 503');
  });

  it.each(['silent', 'slow'] as const)('is not waited for longer than the caller allows: %s', async (fault) => {
    const stamps = (await createTimeStampAuthority(authority.url))!;
    const digest = await digestToStamp(sealed);
    authority.state.fault = fault;
    const { asked } = authority.state;
    const ended: string[] = [];
    const patient = stamps.stamp(digest, 60_000).catch(() => ended.push('patient'));
    while (authority.state.asked === asked) await sleep(10);
    await expect(stamps.stamp(digest, 200)).rejects.toThrow(/time/i);
    expect(ended).toEqual([]);
    authority.drop();
    await patient;
    expect(ended).toEqual(['patient']);
  });

  it('is refused when the answer is too large', async () => {
    const stamps = (await createTimeStampAuthority(authority.url))!;
    authority.state.fault = 'endless';
    await expect(stamps.stamp(await digestToStamp(sealed))).rejects.toThrow('larger than 64 kB');
  });

  it('is not added for another file than the one that was hashed', async () => {
    await expect(addTimeStamp(sealed, Buffer.alloc(10), Buffer.alloc(32))).rejects.toThrow('belongs to another file');
  });
});

describe('a certificate file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cps-seal-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const open = async (content: Buffer | null, password = 'secret', now = new Date('2026-03-04T09:00:00Z')) => {
    const file = join(folder, `${content?.length ?? 0}.p12`);
    if (content) await writeFile(file, content);
    const warnings: string[] = [];
    const source = await openSealSource({ file, password }, now, (sentence) => warnings.push(sentence));
    return { source, warnings };
  };

  it('seals with its key and certificate', async () => {
    const { source, warnings } = await open(validPkcs12);
    expect(warnings).toEqual([]);
    const { bytes, sealedBy } = (await seal(plain, source, at))!;
    expect(sealedBy).toBe('Example Operator Document Seal');
    const [found] = signaturesOf(bytes);
    const { certificate } = verifySignature(found!.cms, found!.covered);
    expect(certificate.subject).toContain('O=Example Operator');
  });

  it('is refused if it has expired, and reported if it expires soon', async () => {
    await expect(open(expiredPkcs12)).rejects.toThrow(
      'The certificate of "Expired Seal" in SEAL_CERTIFICATE_FILE expired on 2025-01-01: documents cannot be sealed with it. Replace it.',
    );
    await expect(open(expiredPkcs12, 'secret', new Date('2023-06-01'))).rejects.toThrow('not valid before 2024-01-01');
    const { warnings } = await open(expiredPkcs12, 'secret', new Date('2024-12-20'));
    expect(warnings).toEqual([expect.stringContaining('expires on 2025-01-01')]);
  });

  it('is refused if it is missing, has another password or is no PKCS#12 file, with a sentence that names the setting', async () => {
    await expect(open(null)).rejects.toThrow('SEAL_CERTIFICATE_FILE cannot be read');
    await expect(open(validPkcs12, 'wrong')).rejects.toThrow(
      'is not a PKCS#12 file that SEAL_CERTIFICATE_PASSWORD opens',
    );
    await expect(open(Buffer.from('text'))).rejects.toThrow('SEAL_CERTIFICATE_FILE is not a PKCS#12 file');
  });
});
