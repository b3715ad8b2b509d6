/**
 * The script of the sign-in page, which asks the browser for a passkey. A browser that cannot convert the options itself keeps
 * the way by e-mail; none is left out that still gets updates.
 */
export const passkeyScript = `const section = document.querySelector('#passkey');
const button = section.querySelector('button');
const status = section.querySelector('[role="status"]');

class SignInRejection extends Error {}

async function send(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const content = await answer.json();
  if (!answer.ok) throw new SignInRejection(content.message);
  return content;
}

async function signIn() {
  const options = await send('/sign-in/passkey/options', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  return send('/sign-in/passkey', credential.toJSON());
}

button.addEventListener('click', async () => {
  button.disabled = true;
  status.textContent = 'Waiting for your passkey…';
  try {
    const { location } = await signIn();
    window.location.assign(location);
  } catch (error) {
    status.textContent =
      error instanceof SignInRejection ? error.message : 'No passkey was used. Try again, or sign in with a link.';
    button.disabled = false;
  }
});

if (window.PublicKeyCredential?.parseRequestOptionsFromJSON) section.hidden = false;
`;
