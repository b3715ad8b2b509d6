import { looksLikeOpaqueSecret } from '../../../auth/session.js';
import { escaped, page as pageWith } from './layout.js';

const stylesheet = '<link rel="stylesheet" href="/sign-in/style.css">';

/** The policy of these pages allows nothing inline. */
function page(title: string, content: string, more = ''): string {
  return pageWith(title, content, `${stylesheet}${more}`);
}

/** Asks for the address to send a link to, or for a passkey, which the script shows only where the browser knows passkeys. */
export function askPage(identityHost: string | undefined): string {
  return page(
    'Sign in',
    `<h1>Sign in</h1>
<p class="lead">Enter your e-mail address. You receive a link that signs you in.</p>
<form method="post" action="/sign-in">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="255" required autofocus>
<button type="submit">Send the link</button>
</form>
${identityHost === undefined ? '' : withProvider(identityHost)}<section id="passkey" aria-labelledby="passkey-title" hidden>
<h2 id="passkey-title">Passkey</h2>
<p>If you have added a passkey to your account, you can use it instead of a link.</p>
<p><button type="button">Sign in with a passkey</button></p>
<p role="status"></p>
</section>`,
    '\n<script type="module" src="/sign-in/passkey.js"></script>',
  );
}

function withProvider(host: string): string {
  return `<h2>Company account</h2>
<p><a class="button" href="/sign-in/oidc">Sign in with ${escaped(host)}</a></p>
`;
}

export function sentPage(email: string): string {
  return page(
    'Check your e-mail',
    `<h1>Check your e-mail</h1>
<p class="lead">If ${escaped(email)} has an account, a link to sign in is on its way.</p>
<p>The link works once, for 15 minutes. If nothing arrives, look in the spam folder, or ask the owner of your organization to invite
you.</p>`,
  );
}

/** The page that a link opens. Its button uses the link. */
export function confirmPage(token: string): string {
  return buttonPage(token, {
    title: 'Sign in',
    lead: 'Press the button to sign in with this browser.',
    action: 'confirm',
  });
}

/** The page that the link of an invitation opens. */
export function invitationPage(token: string): string {
  const lead = 'Press the button to join the organization that invites you.';
  return buttonPage(token, { title: 'Join the organization', lead, action: 'invitation' });
}

export function joinedPage(organization: string): string {
  return page(
    'You have joined',
    `<h1>You have joined ${escaped(organization)}</h1>
<p class="lead"><a href="/sign-in">Sign in</a> as usual to work in it.</p>`,
  );
}

function buttonPage(token: string, { title, lead, action }: Record<'title' | 'lead' | 'action', string>): string {
  if (!looksLikeOpaqueSecret(token))
    return refusalPage('This link is incomplete. Copy the whole link from the e-mail.');
  return page(
    title,
    `<h1>${title}</h1>
<p class="lead">${lead}</p>
<form method="post" action="/sign-in/${action}">
<input type="hidden" name="token" value="${escaped(token)}">
<button type="submit">${title}</button>
</form>`,
  );
}

export function refusalPage(sentence: string): string {
  return page(
    'You are not signed in',
    `<h1>You are not signed in</h1>
<p class="lead">${escaped(sentence)}</p>
<p><a href="/sign-in">Request a link</a></p>`,
  );
}
