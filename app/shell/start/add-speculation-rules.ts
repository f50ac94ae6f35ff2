import rules from './speculation-rules.json' with { type: 'json' };

const text = JSON.stringify(rules).replaceAll('<', '\\u003c');

/** Adds to a page which links a browser may fetch before the click: see `docs/decisions/next-pages.md`. */
export function addSpeculationRules(html: string, mark: string): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) return html;
  return `${html.slice(0, end)}<script nonce="${mark}" type="speculationrules">${text}</script>${html.slice(end)}`;
}
