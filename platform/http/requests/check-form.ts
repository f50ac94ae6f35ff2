/**
 * What is wrong with a posted body: 415 for a type or coding that is not accepted, 400 if it is not what its type
 * says.
 */
export type FormRefusal = 415 | 400;

const kinds = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Checks a form post before a page's action sees it, so that no action must expect another body. */
export async function refuseForm(headers: Headers, bytes: Uint8Array<ArrayBuffer>): Promise<FormRefusal | undefined> {
  if (headers.get('content-encoding') ?? false) return 415;
  const type = headers.get('content-type');
  if (type === null) return bytes.length === 0 ? undefined : 415;
  const [kind = '', ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (!kinds.includes(kind)) return 415;
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '');
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') return 415;
  if (kind === 'application/x-www-form-urlencoded' && !isUrlEncoded(bytes)) return 400;
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    // PostgreSQL cannot hold a NUL in a text.
    const hasNul = [...form].some(
      ([name, value]) => name.includes('\0') || (typeof value === 'string' && value.includes('\0')),
    );
    return hasNul ? 400 : undefined;
  } catch {
    return 400;
  }
}

/** Whether every percent-encoding is UTF-8; URLSearchParams itself would put in replacement characters. */
function isUrlEncoded(bytes: Uint8Array): boolean {
  try {
    decodeURIComponent(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}
