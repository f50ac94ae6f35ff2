/** What stands in each CV. Words after a slash look like names of a PDF's own language, as those of real CVs do. */
export const person = 'Asha Sample';
export const title = 'Asha Sample: HTML/CSS/JavaScript, Events/Launch';
const skills = 'Skills: HTML/CSS/JavaScript, Events/Launch, Security/Encrypt, Films/Rendition, Forms/XFA';
export const lines = [
  person,
  '12 Sample Lane, New Delhi, 98100 00001, asha@example.com',
  skills,
  ...Array.from(
    { length: 12 },
    (_, year) => `${2025 - year}: (Commis) chef at hotel ${year + 1}, banquets for 450 guests`,
  ),
];
export const site = 'https://asha.example.com/';

export const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>
<h1>${person}</h1>${lines
  .slice(1)
  .map((line) => `<p>${line}</p>`)
  .join(
    '\n',
  )}<table border="1"><tr><td>Languages</td><td>English, हिन्दी</td></tr></table><p><a href="${site}">My pages</a></p></body></html>`;

export const markdown = `% ${title}\n\n# ${person}\n\n${lines.slice(1).join('\n\n')}\n\n[My pages](${site})\n`;

export const roff = `.TL\n${person}\n.LP\n${lines.slice(1).join('\n.LP\n')}\n`;
