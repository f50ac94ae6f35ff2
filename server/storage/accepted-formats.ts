import type { PictureFormat } from '#domain/picture-sizes.ts';

/** Which of the newer formats a client names; a bare wildcard names none, mail clients send it and show only the old. */
export interface AcceptedFormats {
  avif: boolean;
  webp: boolean;
}

export function acceptedFormats(accept: string | undefined): AcceptedFormats {
  return { avif: names(accept, 'avif'), webp: names(accept, 'webp') };
}

function names(accept: string | undefined, format: PictureFormat): boolean {
  const found = accept && new RegExp(`image/${format}\\s*(;[^,]*)?(,|$)`).exec(accept);
  return Boolean(found) && !/q=0(\.0*)?\s*$/.test((found as RegExpExecArray)[1] ?? '');
}
