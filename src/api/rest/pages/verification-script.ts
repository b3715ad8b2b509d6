/** The script of the page that verifies a document: it computes the hash of a file in the browser. */
export const verificationScript = `const zone = document.querySelector('.drop');
const input = document.querySelector('#file');
const result = document.querySelector('#result');

async function compare(file) {
  if (!window.crypto.subtle) {
    result.textContent = 'This browser computes hashes only on pages with https.';
    return;
  }
  result.className = '';
  result.textContent = 'Computing…';
  let content;
  try {
    content = await file.arrayBuffer();
  } catch {
    // A folder, or a file that is no longer there.
    result.textContent = 'The file cannot be read: choose a PDF file.';
    return;
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const matches = zone.dataset.hashes.split(' ').includes(hash);
  result.className = matches ? 'match' : 'differs';
  result.textContent = matches
    ? 'Match: the file is exactly the document of this page.'
    : 'No match: the file is another document, or it was changed. Its hash is ' + hash + '.';
}

if (zone) {
  input.addEventListener('change', () => input.files[0] && compare(input.files[0]));
  zone.addEventListener('dragover', (event) => event.preventDefault());
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) compare(file);
  });
}
`;

export const verificationStyle = `
header p { max-width: 58rem; margin: 0 auto; padding: .8rem 1.25rem; }
.note { border: 1px solid var(--line); border-radius: .4rem; padding: .6rem .9rem; }
.drop { border: 2px dashed GrayText; border-radius: .4rem; padding: 1.5rem 1rem; }
.drop input { border: 0; }
#result { font-weight: 600; min-height: 1.6em; }
.match { color: light-dark(#00602b, #7fe0a6); }
.differs { color: light-dark(#a00000, #ff9d9d); }
`;
