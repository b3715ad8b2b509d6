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

/**
 * The e-mail with an invitation to a pay application. Its link is no key: it leads to a page that shows the invitation to the person who
 * has signed in with this address.
 *
 * @param canSignIn whether the address has a user, or can open an account by signing in
 */
export function composePayApplicationInvitation({
  url,
  address,
  inviter,
  project,
  applicationNumber,
  role,
  days,
  livemode,
  canSignIn,
}: Record<'url' | 'address' | 'inviter' | 'project' | 'role', string> & {
  applicationNumber: number;
  days: number;
  livemode: boolean;
  canSignIn: boolean;
}) {
  return composeNotice({
    livemode,
    subject: `Invitation to a pay application: ${inviter}`,
    lead: `${inviter} has invited your company to read a pay application.`,
    facts: [
      ['Project', project],
      ['Application number', String(applicationNumber)],
      ['Role', role],
      ['Open for', `${days} days`],
    ],
    action: { label: 'Open the invitation', url },
    closing: [
      canSignIn
        ? `Sign in with ${address}, choose your organization, and accept. Nothing is shared before that.`
        : `No one has an account with ${address} yet. Ask an owner or admin of your organization to invite this address, then open the link again: the invitation waits.`,
      'If you do not know the sender, decline or ignore the invitation.',
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
