/** The navigation of every page. */
const navigation = {
  '/docs': 'Guides',
  '/docs/rest': 'REST reference',
  '/graphql': 'GraphQL editor',
  '/docs/errors': 'Error codes',
  '/console': 'Console',
};

/**
 * A page around its content, which includes the first heading.
 *
 * @param head the elements of the head that style the page, or add to it
 */
export function page(title: string, content: string, head = `<style>${style}</style>`): string {
  const links = Object.entries(navigation).map(([href, text]) => `<a href="${href}">${text}</a>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Construction Payment Compliance API</title>
${head}
</head>
<body>
<header><nav>${links.join('\n')}</nav></header>
<main>
${content}
</main>
</body>
</html>
`;
}

export function escaped(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export const style = `
:root { color-scheme: light dark; --faint: color-mix(in srgb, currentColor 7%, transparent); --line: color-mix(in srgb, currentColor 18%, transparent); }
/* Named, because a tool that computes contrasts takes a page without a background for a white one. */
html { background: Canvas; color: CanvasText; }
* { box-sizing: border-box; }
body { font: 1rem/1.6 system-ui, sans-serif; margin: 0; overflow-wrap: break-word; }
header { border-bottom: 1px solid var(--line); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
nav, main { max-width: 58rem; margin: 0 auto; padding: .8rem 1.25rem; }
main { padding-bottom: 4rem; }
h1 { font-size: 1.9rem; line-height: 1.25; margin: 1.5rem 0 1rem; }
h2 { font-size: 1.35rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
.lead { font-size: 1.1rem; }
a { color: light-dark(#0b57b0, #8ab8ff); text-underline-offset: .15em; }
nav a { text-decoration: none; }
code { font: .88em ui-monospace, monospace; background: var(--faint); padding: .1em .3em; border-radius: .25em; }
pre { background: var(--faint); border-radius: .4rem; padding: .8rem 1rem; overflow-x: auto; line-height: 1.45; }
pre code { background: none; padding: 0; }
form { display: grid; gap: .5rem; justify-items: start; margin: 1.5rem 0; }
input, button, .button { font: inherit; padding: .5rem .8rem; border-radius: .4rem; border: 1px solid GrayText; }
.button { display: inline-block; color: inherit; text-decoration: none; }
input { width: min(24rem, 100%); }
button { cursor: pointer; }
dt { font-weight: 600; margin-top: 1rem; }
dd { margin: .15rem 0 0; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; }
th, td { text-align: left; vertical-align: top; padding: .45rem .9rem .45rem 0; border-bottom: 1px solid var(--line); overflow-wrap: normal; }
`;
