/** The bar above the editor: a field for the token, and links to the other pages. */
export const bar = `<style>
body { display: flex; flex-direction: column; height: 100dvh; }
#root { flex: 1; min-height: 0; }
.graphiql-container { height: 100%; }
#examples { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 8px 16px; font: 14px/1.4 system-ui, sans-serif; border-bottom: 1px solid #8884; }
#examples input { font: inherit; padding: 4px 8px; width: min(22em, 60vw); border: 1px solid #8888; border-radius: 4px; background: none; color: inherit; }
#examples button { font: inherit; padding: 4px 12px; cursor: pointer; }
#examples nav { margin-left: auto; display: flex; gap: 12px; }
#examples a { color: inherit; }
.graphiql-dark { color-scheme: dark; background: #212a3b; color: #eee; }
@media (prefers-color-scheme: dark) { body:not(.graphiql-light) { color-scheme: dark; background: #212a3b; color: #eee; } }
@media (max-width: 45rem) {
  #graphiql-session { flex-direction: column; }
  .graphiql-container .graphiql-sidebar, .graphiql-container .graphiql-logo, .graphiql-container .graphiql-horizontal-drag-bar { display: none; }
}
</style>
<form id="examples">
<label for="token">Access token</label>
<input id="token" name="token" type="password" required autocomplete="off" placeholder="cps_test_…">
<button>Fill in the examples</button>
<output></output>
<nav><a href="/docs">Guides</a><a href="/docs/rest">REST reference</a><a href="/docs/errors">Error codes</a></nav>
</form>`;

/**
 * The bar's script for the browser: reads the ids that the examples use, and reopens the editor's tabs with the ids and the
 * token. The editor keeps its tabs, including the token, in the browser's storage under these names.
 */
export const fillIn = `function ({ tabs, ids, idsQuery }) {
  const form = document.querySelector('#examples');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const headers = { Authorization: 'Bearer ' + form.token.value.trim() };
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ query: idsQuery }),
    });
    const { data, errors } = await response.json();
    if (!data) return (form.querySelector('output').textContent = errors[0].message);
    const filled = (text) =>
      text.replace(/\\$([A-Z_]+)/g, (name) => {
        const [list, field] = ids[name.slice(1)];
        return data[list].nodes[0]?.[field] ?? name;
      });
    const opened = tabs.map(({ query, variables }) => {
      const title = /^(?:query|mutation|subscription) (\\w+)/m.exec(query)[1];
      const tab = { id: title, title, operationName: title, query, response: null };
      return { ...tab, variables: filled(variables), headers: JSON.stringify(headers, null, 2) };
    });
    const kept = { ...opened[0], tabState: JSON.stringify({ activeTabIndex: 0, tabs: opened }) };
    for (const name of ['query', 'variables', 'headers', 'tabState']) localStorage.setItem('graphiql:' + name, kept[name]);
    location.assign('/graphql');
  });
}`;
