/** Returns the HTML part of an e-mail, decoded; an empty string if there is none. */
export function htmlOfMail(message) {
  const part = /Content-Type: text\/html[\s\S]*?\r\n\r\n([\s\S]*?)(?=\r\n--)/i.exec(message);
  if (!part) return '';
  const [whole, body] = part;
  if (/Content-Transfer-Encoding: base64/i.test(whole)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/Content-Transfer-Encoding: quoted-printable/i.test(whole)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
