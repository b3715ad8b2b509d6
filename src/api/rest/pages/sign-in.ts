import { looksLikeOpaqueSecret } from '../../../context/auth/session.js';
import { escaped } from './layout.js';

/** A page for people who use the console, so without the navigation of the API's documentation. The policy allows nothing inline. */
export function personPage(title: string, content: string, more = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · Construction Payment Compliance</title>
<link rel="stylesheet" href="/sign-in/style.css">${more}
</head>
<body>
<header><p>Construction Payment Compliance</p></header>
<main>
${content}
</main>
</body>
</html>
`;
}

/** On top of the style of all pages: one sheet in the colors of the console, and in its font where a console was built. */
export const signInStyle = (font?: string) => `${font ? fontFace(font) : ''}
html { background: light-dark(#f7f7f5, #141518); color: light-dark(#1c1d1f, #ececee); }
header { border: 0; max-width: 27rem; margin: 0 auto; padding: 12vh 1.25rem 0; color: light-dark(#5d6066, #a3a7ae); font-weight: 600; }
main { box-sizing: border-box; max-width: 25rem; margin: 0 auto; padding: 1.5rem; border: 1px solid light-dark(#e2e2de, #30343a); border-radius: .5rem; background: light-dark(#fff, #1b1d21); }
@media (max-width: 27rem) { main { margin: 0 1rem; } }
h1 { font-size: 1.35rem; margin: 0 0 .5rem; }
h2 { font-size: 1.05rem; margin: 1.75rem 0 .25rem; padding-top: 1.25rem; border-top: 1px solid light-dark(#e2e2de, #30343a); }
p { margin: .5rem 0; }
.lead { font-size: 1rem; }
form { justify-items: stretch; margin: 1rem 0 0; }
label { font-weight: 600; }
input { width: 100%; margin-bottom: .5rem; background: transparent; color: inherit; border-color: light-dark(#8b8d92, #757a83); }
button, .button { width: 100%; text-align: center; font-weight: 600; background: transparent; color: inherit; border-color: light-dark(#8b8d92, #757a83); }
button[type="submit"] { background: light-dark(#1f5fbf, #8ab4f8); color: light-dark(#fff, #10233f); border-color: transparent; }
:focus-visible { outline: 2px solid light-dark(#1f5fbf, #8ab4f8); outline-offset: 2px; }
`;

const fontFace = (url: string) => `
@font-face { font-family: "Inter Variable"; font-weight: 100 900; font-display: swap; src: url("${url}") format("woff2"); }
body { font-family: "Inter Variable", system-ui, sans-serif; }
`;

/** Asks for the address to send a link to, or for a passkey, which the script shows only where the browser knows passkeys. */
export function askPage(identityHost: string | undefined, wanted: string | undefined): string {
  return personPage(
    'Sign in',
    `<h1>Sign in</h1>
<p class="lead">Enter your e-mail address. You receive a link that signs you in.</p>
<form method="post" action="/sign-in">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="255" required autofocus>
${wantedField(wanted)}<button type="submit">Send the link</button>
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

/** The page of the console that the person wanted goes along to the e-mail, which may open in another tab. */
function wantedField(wanted: string | undefined): string {
  return wanted === undefined ? '' : `<input type="hidden" name="page" value="${escaped(wanted)}">\n`;
}

function withProvider(host: string): string {
  return `<h2>Company account</h2>
<p><a class="button" href="/sign-in/oidc">Sign in with ${escaped(host)}</a></p>
`;
}

export function sentPage(email: string): string {
  return personPage(
    'Check your e-mail',
    `<h1>Check your e-mail</h1>
<p class="lead">If ${escaped(email)} has an account, a link to sign in is on its way.</p>
<p>The link works once, for 15 minutes. If nothing arrives, look in the spam folder, or ask the owner of your organization to invite
you.</p>`,
  );
}

/** The page that a link opens. Its button uses the link. */
export function confirmPage(token: string, wanted: string | undefined): string {
  return buttonPage(token, {
    wanted,
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
  return personPage(
    'You have joined',
    `<h1>You have joined ${escaped(organization)}</h1>
<p class="lead"><a href="/sign-in">Sign in</a> as usual to work in it.</p>`,
  );
}

function buttonPage(
  token: string,
  { title, lead, action, wanted }: Record<'title' | 'lead' | 'action', string> & { wanted?: string | undefined },
): string {
  if (!looksLikeOpaqueSecret(token))
    return refusalPage('This link is incomplete. Copy the whole link from the e-mail.');
  return personPage(
    title,
    `<h1>${title}</h1>
<p class="lead">${lead}</p>
<form method="post" action="/sign-in/${action}">
<input type="hidden" name="token" value="${escaped(token)}">
${wantedField(wanted)}<button type="submit">${title}</button>
</form>`,
  );
}

export function refusalPage(sentence: string): string {
  return personPage(
    'You are not signed in',
    `<h1>You are not signed in</h1>
<p class="lead">${escaped(sentence)}</p>
<p><a href="/sign-in">Request a link</a></p>`,
  );
}
