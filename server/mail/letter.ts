/** What a mail says, once for its text and its HTML. Nothing in it is trusted to be free of markup. */
export interface Letter {
  subject: string;
  opening: string[];
  /** Facts with their labels, in order. */
  facts: [label: string, value: string][];
  closing: string[];
}

/** Plain text, lines as long as their content: readers wrap them. */
export function letterText({ opening, facts, closing }: Letter): string {
  const rows = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${[...opening, rows, ...closing].filter(Boolean).join('\n\n')}\n`;
}

/** One narrow column that needs no style sheet; the two grounds suit light and dark readers. */
export function letterHtml({ subject, opening, facts, closing }: Letter): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${lines(text)}</p>`;
  const row = ([label, value]: [string, string]) =>
    `<tr><td style="padding:8px 16px 8px 0;vertical-align:top">${lines(label)}</td>` +
    `<td style="padding:8px 0"><strong>${lines(value)}</strong></td></tr>`;
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:17px/28px Arial,sans-serif"><div style="max-width:560px;margin:0 auto">
${opening.map(paragraph).join('\n')}
<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${facts.map(row).join('\n')}</table>
${closing.map(paragraph).join('\n')}
</div></body></html>
`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
