import { escaped, style } from '../layout.js';
import { waiverLinkStyle } from './style.js';

export const waiverLinkStylePath = '/w/style.css';
export const waiverLinkScriptPath = '/w/page.js';

export const waiverLinkStylesheet = `${style}${waiverLinkStyle}`;

/** A page for people who have no account: without the navigation of the API's documentation, and without any other file than its own. */
export function linkFrame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">
<title>${escaped(title)} · Construction Payment Compliance</title>
<link rel="stylesheet" href="${waiverLinkStylePath}">
<script type="module" src="${waiverLinkScriptPath}"></script>
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
