import { createPrivateKey, sign } from 'node:crypto';
import type { FetchText } from '../../../src/providers/email/sns.js';

// Made for the tests with: openssl req -x509 -newkey rsa:2048 -nodes
const key =
  'MIIEvwIBADANBgkqhkiG9w0BAQEFAASCBKkwggSlAgEAAoIBAQCnq+ANd8VQdrjJM65vPTKz50NORu3i1zUj8qIJagyfZEPJU6WNA9PspLmJqI' +
  '1X3f5FfcemqYZGFBt6Nb5wzii/r2TbcFoJ3x43Zm1A8HrdgJAqjk5AgmSKzuoBQosJ7ODo+KsERHIN9OGLRybMrphrIC2BwEJBnro5+Mu8IV65' +
  'QQTXZd7qwqsX1KNji+VoLLaFSX1rVURl4jnx7IS8CHUri4Ay5H6/pasLlAmL3pftFn6oluhAyEWY/3Y20jFfHRcIbDqhJ2TQlYBx1t8ALdRPrP' +
  'SWArFi7CdSfXt3SD4YtQXGTyGl9KFkphu+TylIscjYqXiNq5v7o47uiDwqWZXBAgMBAAECggEACSIcwuMLq5fB9kzDQ1IyMzhFU2vb7Ku0HHSM' +
  'pMZi8GI/6oUsywcCudzZsfDNXTRNk9e3gsGwe5wACKrJiD/EmrdpPyZKM0g070fcKunGiY8Fm1nT06H+q8x8VOv84qIleK9F8oYvb8jvabyrFY' +
  'JrsUcoD22rdkNZCcwefe2T6TOVoBDxIgnQD1GVc3WxbNFcLBQ4GyCwDz4ayVsX6Bq6ogZcNaQO6yNyPxuhbQH9ibS2YRQ3ZRV6UuSgo7q7jJ1n' +
  'J9/xe2jqd1Xkxd5qbZ/a8Gh1Nj7/h1d8sH5MFoNmGsCEuwOS7vi39TJbwjbJ9YGocGWnY85o7fmcT5C20dKroQKBgQDo4GdPkPRnHtDtn06zSg' +
  'Ks4E9ueevfzzyBedun3BBilFIZ0tVfa6xPVn6lH6OGaMlq6ZKLntID4Se5h/hnwjLygVQm7rZbmw5+jNKZQZPsA0QSdsoxfHzAg39UsJZHwnFV' +
  'XDpUx+dSD+VAjwPw0zxUBFICZBSdX08KYVw9es+L8QKBgQC4Uf22SE2ZgXrEYjDHsphLWqyB45z1MKvU9YiAyJTaJQ98X2Bkz59wzfMDZ9FKh/' +
  'MJocUbAR0oXld4Y2ty6DlIkc7KFkntKTP+cU5dWkHFEcQsCFkCiJdJ6Q1CPwS+j83HfDGBpeZyjmnR5uOV4JiNztJ6vvFXvO3Q2ThEBxu20QKB' +
  'gQC4UeVzdKf9dsanTZBdGBdF/cThDF9FpiGd2XWiRuwxGnRhPB7mh7K6mRtkVsZ3fDjwBi+Xkv1nVK68ioJynaL1jqesqQRtPS0bvRpzcxRBmd' +
  'QnSR6ATKfxOCNwRNStt5k8luMUd6T/rtUlZA0acBcv6LuAaPZoGSfWb3kysCHWAQKBgQCaXWBkFq2Wj8+nRKyhsjrFcQzkQyGiXr6pvXAymsm+' +
  '4CbV/HKYOyHGsVSCV6H6D11FhcuzT/2BX3FWC71jIIVI94P9zyjejBFVWMNOf1Zxmu12Cw+whYBej+Vgw7JPfdPS63nyoGQdMJQDDKExVkWtDb' +
  'dMwTkSR9HLhQAQSPu24QKBgQDQh1RZMAQbpIEhyc1yEkVOQuxOnJO1m/v752wwW4fMgRGQ6XMVFAP/8vSl3r04cj0Ynw2m4TG07luxjP9r+959' +
  'JXYDhpx/aoc88ln3G9HnzO99nZZFPjaC386DAR85MPHwgNHLTfTqMSFOfMYB0oq+u/FA3yBuaPshJoGUGh7nig==';
const certificate =
  'MIIDGzCCAgOgAwIBAgIUdIJNPt3ZPWLrRYEA4VsmEI8ReSswDQYJKoZIhvcNAQELBQAwHDEaMBgGA1UEAwwRc25zLmFtYXpvbmF3cy5jb20wIB' +
  'cNMjYxMTMwMDkxNDQxWhgPMjEyNTA2MjQwOTE0NDFaMBwxGjAYBgNVBAMMEXNucy5hbWF6b25hd3MuY29tMIIBIjANBgkqhkiG9w0BAQEFAAOC' +
  'AQ8AMIIBCgKCAQEAp6vgDXfFUHa4yTOubz0ys+dDTkbt4tc1I/KiCWoMn2RDyVOljQPT7KS5iaiNV93+RX3HpqmGRhQbejW+cM4ov69k23BaCd' +
  '8eN2ZtQPB63YCQKo5OQIJkis7qAUKLCezg6PirBERyDfThi0cmzK6YayAtgcBCQZ66OfjLvCFeuUEE12Xe6sKrF9SjY4vlaCy2hUl9a1VEZeI5' +
  '8eyEvAh1K4uAMuR+v6WrC5QJi96X7RZ+qJboQMhFmP92NtIxXx0XCGw6oSdk0JWAcdbfAC3UT6z0lgKxYuwnUn17d0g+GLUFxk8hpfShZKYbvk' +
  '8pSLHI2Kl4jaub+6OO7og8KlmVwQIDAQABo1MwUTAdBgNVHQ4EFgQUmu1dFGqqDrAeXds6Z/WQ+MdpBBIwHwYDVR0jBBgwFoAUmu1dFGqqDrAe' +
  'Xds6Z/WQ+MdpBBIwDwYDVR0TAQH/BAUwAwEB/zANBgkqhkiG9w0BAQsFAAOCAQEAHx5saafr3q9NxdLmmP7ESvLw1o7C0FDa5U4HLtLj2u0HTB' +
  '6Oks26oPVUvMzGeocZzt6omLZignkecY/VKkKhVvbYB5jT3+MdJdnseSQyD0A8m2ERpIK4E4Von3wtekWYd//tr+4O6kL2d2uZx9K5cb6+RUzl' +
  'PnzsfwMjP1W0TOa1p2+9OhMm+g0X+dVynBtPXOpftSxll+jdWPMkfldN05NGqQzVH+aMQ4jgk34RtDQqp+FVi+hFB5VyLy9ipO3aQDaWxzdwLg' +
  'LsYVSL5d3NgPnUmqHKbTzwmNcpG1f5TfVGUL3DFFgU1PYJa5CFwmwFTlUbdnYyvnd82ZJCKR2lbA==';

const privateKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });

export const topicArn = 'arn:aws:sns:us-east-1:123456789012:bounces';
const host = 'https://sns.us-east-1.amazonaws.com';
export const certificateUrl = `${host}/SimpleNotificationService-0123456789abcdef.pem`;

/** The part of Amazon SNS that a receiver asks: the certificate, and the confirmation of a subscription. */
export class FakeSns {
  readonly asked: string[] = [];

  readonly fetchText: FetchText = async (url) => {
    this.asked.push(url);
    if (url === certificateUrl) return `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`;
    if (url.startsWith(`${host}/?Action=ConfirmSubscription`)) return '<ConfirmSubscriptionResponse/>';
    throw new Error(`There is nothing at ${url}.`);
  };

  /** A message as the topic sends it, signed. Fields of `forged` are changed after that. */
  message(fields: Record<string, string> = {}, forged: Record<string, unknown> = {}): Buffer {
    const message: Record<string, string> = {
      Type: 'Notification',
      MessageId: '0b5f1b4e-0000-4000-8000-000000000001',
      TopicArn: topicArn,
      Message: '{}',
      Timestamp: new Date().toISOString(),
      SignatureVersion: '2',
      SigningCertURL: certificateUrl,
      ...fields,
    };
    const signed = Object.keys(message)
      .filter((name) => !['SignatureVersion', 'SigningCertURL'].includes(name))
      .sort()
      .map((name) => `${name}\n${message[name]}\n`)
      .join('');
    const hash = message.SignatureVersion === '1' ? 'sha1' : 'sha256';
    const signature = sign(hash, Buffer.from(signed), privateKey).toString('base64');
    return Buffer.from(JSON.stringify({ ...message, Signature: signature, ...forged }));
  }
}

/** A bounce as Amazon SES publishes it. */
export function writeSesBounce(source: string, bounce: object = {}): string {
  return JSON.stringify({
    notificationType: 'Bounce',
    bounce: {
      bounceType: 'Permanent',
      bounceSubType: 'General',
      bouncedRecipients: [
        {
          emailAddress: 'ana@example.com',
          action: 'failed',
          status: '5.1.1',
          diagnosticCode: 'smtp; 550 5.1.1 user unknown',
        },
      ],
      timestamp: '2026-11-02T09:00:00.000Z',
      ...bounce,
    },
    mail: { source, messageId: '0100-ses', destination: ['ana@example.com'] },
  });
}
