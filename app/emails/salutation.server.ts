/**
 * "Namaste Meera Sample," or, where the name could carry anything else, "Namaste,": anybody can type anybody's address
 * into a form, so what we send there must not carry a stranger's words.
 */
export function salutation(name: string): string {
  return isPlainName(name) ? `Namaste ${name},` : 'Namaste,';
}

/** Letters, spaces, apostrophes and hyphens, dots only after an initial: no address of a site fits in. */
function isPlainName(name: string): boolean {
  return name.length <= 60 && /^\p{L}(?:[\p{L}\p{M} '’-]|\.(?= |$))*$/u.test(name);
}
