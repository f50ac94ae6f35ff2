/** The newer formats that a client names. A bare wildcard names none: mail programs send it and show only old ones. */
export interface AcceptedFormats {
  avif: boolean;
  webp: boolean;
}

const avif = /image\/avif\s*(;[^,]*)?(,|$)/;
const webp = /image\/webp\s*(;[^,]*)?(,|$)/;
const refused = /q=0(\.0*)?\s*$/;

export function acceptedFormats(accept = ''): AcceptedFormats {
  return { avif: isNamed(avif.exec(accept)), webp: isNamed(webp.exec(accept)) };
}

function isNamed(found: RegExpExecArray | null): boolean {
  return found !== null && !(found[1] && refused.test(found[1]));
}
