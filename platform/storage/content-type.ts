import { open } from 'node:fs/promises';

/** `contentTypeOf` needs so many bytes of an object. */
export const headLength = 512;

export interface ObjectKind {
  type: string;
  /** The pictures that the encoder may open. SVG is not one of them, because it can contain programs. */
  isPicture?: true;
  /** Browsers show these types; any other is offered as a file to save. */
  isInline?: true;
}

const unknown: ObjectKind = { type: 'application/octet-stream' };

/** Returns an object's type by its first bytes. A name proves nothing. */
export function contentTypeOf(head: Uint8Array): ObjectKind {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.length < 12) return unknown;
  if (text(0, 3) === '\xff\xd8\xff') return picture('image/jpeg');
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return picture('image/png');
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return picture('image/webp');
  if (text(0, 4) === 'GIF8') return picture('image/gif');
  if (text(4, 8) === 'ftyp') {
    if (/avif|avis/.test(text(8, 32))) return picture('image/avif');
    return /isom|iso[2-9]|mp4[12]|avc1|M4V |dash/.test(text(8, 40)) ? { type: 'video/mp4', isInline: true } : unknown;
  }
  if (text(0, 4) === '\x1a\x45\xdf\xa3' && text(0, 64).includes('webm')) return { type: 'video/webm', isInline: true };
  if (text(0, 5) === '%PDF-') return { type: 'application/pdf' };
  if (/^\s*(<\?xml[^>]*>\s*)?(<!--[^>]*-->\s*)*<svg[\s>]/.test(bytes.toString('utf8'))) {
    return { type: 'image/svg+xml', isInline: true };
  }
  return unknown;
}

function picture(type: string): ObjectKind {
  return { type, isPicture: true, isInline: true };
}

/** Returns the first bytes of a file. */
export async function startOf(file: string, length = headLength): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
