import rules from './next-pages.json' with { type: 'json' };

const text = JSON.stringify(rules).replaceAll('<', '\\u003c');

/** Ends a page with what tells a browser which links it may fetch before the click: see `docs/decisions/next-pages.md`. */
export function withNextPages(html: string, mark: string): string {
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<script nonce="${mark}" type="speculationrules">${text}</script>${html.slice(end)}`;
}
