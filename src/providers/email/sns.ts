import { createVerify, X509Certificate } from 'node:crypto';
import { fetchWithin, readResponse } from '../answer.js';
import { checkReportTime, ReportUnsigned } from './report-fault.js';

/** Gets a page of Amazon SNS. */
export type FetchText = (url: string) => Promise<string>;

interface SnsMessage {
  Type: 'Notification' | 'SubscriptionConfirmation' | 'UnsubscribeConfirmation';
  MessageId: string;
  TopicArn: string;
  Message: string;
  Timestamp: string;
  SignatureVersion: string;
  Signature: string;
  SigningCertURL: string;
  Subject?: string;
  Token?: string;
  SubscribeURL?: string;
}

/** Reads the messages of one topic of Amazon SNS. */
export interface SnsReader {
  topicArn: string;
  /**
   * Verifies a message, and confirms the subscription if that is what it asks for.
   *
   * @returns the text that was published; undefined if the message is about the subscription
   * @throws ReportUnsigned
   */
  read(body: Buffer, now: Date): Promise<string | undefined>;
}

/** The fields that a signature covers, in their order. Those that a message does not have are left out. */
const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

/** Amazon changes the certificate rarely; a message cannot name so many that they fill the memory. */
const maxCertificates = 8;

/** @param fetchText asks Amazon SNS; tests replace it */
export function createSnsReader(topicArn: string, fetchText: FetchText = fetchFromAmazon): SnsReader {
  const host = findHost(topicArn);
  const certificates = new Map<string, X509Certificate>();
  const readCertificate = async (url: string): Promise<X509Certificate> => {
    const cached = certificates.get(url);
    if (cached) return cached;
    const certificate = await fetchText(url)
      .then((text) => new X509Certificate(text))
      .catch((cause) => {
        throw new ReportUnsigned('The certificate of the signature cannot be read.', { cause });
      });
    if (certificates.size >= maxCertificates) certificates.clear();
    certificates.set(url, certificate);
    return certificate;
  };
  return {
    topicArn,
    async read(body, now) {
      const message = readMessage(body);
      if (message.TopicArn !== topicArn)
        throw new ReportUnsigned('The message is of another topic than SES_TOPIC_ARN.');
      checkReportTime(new Date(message.Timestamp), now);
      const url = requireHost(message.SigningCertURL, host, /^\/SimpleNotificationService-[0-9a-f]{1,64}\.pem$/);
      const certificate = await readCertificate(url);
      if (!isSigned(message, certificate, now)) throw new ReportUnsigned('The signature does not match the message.');
      if (message.Type === 'SubscriptionConfirmation') {
        await fetchText(requireHost(message.SubscribeURL ?? '', host, /^\/$/));
      }
      return message.Type === 'Notification' ? message.Message : undefined;
    },
  };
}

/** Fields of texts alone, so that a signature over them says what they say. */
function readMessage(body: Buffer): SnsMessage {
  let message: unknown;
  try {
    message = JSON.parse(body.toString('utf8'));
  } catch {
    throw new ReportUnsigned('The body is no message of Amazon SNS.');
  }
  const fields = message as Record<string, unknown> | null;
  const isMessage =
    typeof fields === 'object' &&
    fields !== null &&
    Object.hasOwn(signedFields, String(fields.Type)) &&
    required.every((name) => typeof fields[name] === 'string') &&
    optional.every((name) => fields[name] === undefined || typeof fields[name] === 'string');
  if (!isMessage) throw new ReportUnsigned('The body is no message of Amazon SNS.');
  return fields as unknown as SnsMessage;
}

const required = [
  ...['Type', 'MessageId', 'TopicArn', 'Message', 'Timestamp'],
  ...['SignatureVersion', 'Signature', 'SigningCertURL'],
];
const optional = ['Subject', 'Token', 'SubscribeURL'];

/** Version 1 signs with SHA-1, which no longer proves anything: the topic must be set to version 2. */
function isSigned(message: SnsMessage, certificate: X509Certificate, now: Date): boolean {
  if (message.SignatureVersion !== '2') {
    throw new ReportUnsigned('The topic signs with SHA-1. Set its attribute SignatureVersion to 2.');
  }
  if (now < certificate.validFromDate || now > certificate.validToDate) return false;
  const signed = signedFields[message.Type]
    .filter((name) => message[name] !== undefined)
    .map((name) => `${name}\n${message[name]}\n`)
    .join('');
  return createVerify('sha256').update(signed).verify(certificate.publicKey, message.Signature, 'base64');
}

/** The host of Amazon SNS in the region of the topic; China has a domain of its own. */
function findHost(topicArn: string): string {
  const [, partition, , region] = topicArn.split(':');
  return `sns.${region}.amazonaws.com${partition === 'aws-cn' ? '.cn' : ''}`;
}

/** Who sends a message names the address of the certificate: only the host of the topic counts, as others of Amazon serve what anyone uploads. */
function requireHost(text: string, host: string, path: RegExp): string {
  const url = URL.parse(text);
  const isAmazon =
    url?.protocol === 'https:' &&
    url.hostname === host &&
    !url.port &&
    !url.username &&
    !url.password &&
    path.test(url.pathname);
  if (!isAmazon) throw new ReportUnsigned('The message names an address that is not of Amazon SNS.');
  return url.href;
}

const longestFetchMs = 5_000;
const largestPage = 64 * 1024;

async function fetchFromAmazon(url: string): Promise<string> {
  const signal = AbortSignal.timeout(longestFetchMs);
  const response = await fetchWithin({ most: largestPage })(url, { redirect: 'error', signal });
  if (!response.ok || !response.body) throw new Error(`Amazon SNS answered ${response.status}.`);
  return (await readResponse(response.body as unknown as AsyncIterable<Uint8Array>)).toString('utf8');
}
