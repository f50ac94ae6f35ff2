import { randomUUID } from 'node:crypto';

const boundary = 'boundaryOfTheProof';

/** Makes a PDF of one empty page, with a comment that makes it `bytes` long. */
export function plainPdf(bytes = 1_000, inside = '') {
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>',
  ];
  let text = `%PDF-1.4\n%${inside}\n`;
  const missing = Math.max(0, bytes - 700);
  const line = `%${'x'.repeat(98)}\n`;
  text += line.repeat(Math.ceil(missing / line.length));
  const places = [];
  parts.forEach((part, index) => {
    places.push(text.length);
    text += `${index + 1} 0 obj${part}endobj\n`;
  });
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 4\n0000000000 65535 f \n${rows}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** Returns the careers form as a browser posts it; without its end if `isWhole` is false. */
export function careerForm({ cv, filename, number = 0, isWhole = true }) {
  const texts = {
    submission_id: randomUUID(),
    name: 'Asha Sample',
    phone: `98100 ${String(10_000 + number)}`,
    email: `asha${number}@example.com`,
    position: 'Chef',
    address: '12 Sample Lane, New Delhi',
    motivation: `I cook for a hundred as gladly as for four. ${number}`,
  };
  const fields = Object.entries(texts).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const end = isWhole
    ? `\r\n--${boundary}--\r\n`
    : `\r\n--${boundary}\r\nContent-Disposition: form-data; name="fax"\r\n\r\n`;
  return {
    path: '/careers',
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(fields.join('') + file), cv, Buffer.from(end)]),
  };
}
