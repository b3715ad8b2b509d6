import { composeNotice } from './compose.js';

/** The e-mail with a link to sign in with. It belongs to no organization. */
export function composeSignIn({ url, isNew }: { url: string; isNew: boolean }) {
  return composeNotice({
    subject: isNew ? 'Open your account' : 'Sign in',
    lead: isNew
      ? 'Open this link and press the button to open your account.'
      : 'Open this link and press the button to sign in.',
    action: { label: isNew ? 'Open your account' : 'Sign in', url },
    closing: [
      'The link works once, for 15 minutes. Do not forward it: it signs in anyone who opens it.',
      'If you did not ask for this e-mail, ignore it. Nothing happens unless the link is used.',
    ],
    reason: 'someone asked to sign in with this address',
  });
}

/** The e-mail with an invitation to an organization. */
export function composeInvitation({
  url,
  organization,
  inviter,
  role,
}: Record<'url' | 'organization' | 'inviter' | 'role', string>) {
  return composeNotice({
    subject: `Invitation to ${organization}`,
    lead: `${inviter} invites you to ${organization}. Open this link and press the button to join.`,
    facts: [['Role', role]],
    action: { label: 'Join the organization', url },
    closing: [
      'The link works once, for seven days. Do not forward it.',
      'If you do not know the sender, ignore this e-mail. Nothing happens unless the link is used.',
    ],
    reason: 'someone invited this address',
  });
}

/** The e-mail about a passkey that was added. */
export function composePasskeyAdded({ passkey, at, url }: { passkey: string; at: Date; url: string }) {
  return composeNotice({
    subject: 'A passkey was added to your account',
    lead: 'From now on, this passkey signs you in without an e-mail.',
    facts: [
      ['Passkey', passkey],
      ['Added', `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ],
    action: { label: 'Look at your passkeys', url },
    closing: ['If you did not add it, remove it under Account, Sign-in, and end the sessions that you do not know.'],
    reason: 'a passkey was added to your account',
  });
}
