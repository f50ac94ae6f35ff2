interface Settings {
  publicUrl?: string | undefined;
  /** The URL of RFC 9116 at which a hole is told of. */
  securityContact: string;
}

/** RFC 2606 keeps these for samples: nobody reads what is sent there. */
const sample = /[@/.]example(?:\.(?:com|org|net))?(?:[/:?]|$)/i;

/** What an operator of a public site is told who left the sample in place; undefined where there is nothing to say. */
export function warnOfSampleContact({ publicUrl, securityContact: contact }: Settings): string | undefined {
  if (!publicUrl || !sample.test(contact)) return undefined;
  return `Nobody hears of a hole in this site: /.well-known/security.txt names the sample ${contact}, because SECURITY_CONTACT is not set to an address that somebody reads.`;
}
