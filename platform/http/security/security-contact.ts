interface Settings {
  publicUrl?: string | undefined;
  /** The URL at which somebody reports a vulnerability (RFC 9116). */
  securityContact: string;
}

/** RFC 2606 reserves these names for samples, so nobody reads what is sent there. */
const sample = /[@/.]example(?:\.(?:com|org|net))?(?:[/:?]|$)/i;

/** Returns the warning for the operator of a public site that still has the sample address; otherwise undefined. */
export function warnOfSampleContact({ publicUrl, securityContact: contact }: Settings): string | undefined {
  if (!publicUrl || !sample.test(contact)) return undefined;
  return `Nobody learns of a vulnerability of this site: /.well-known/security.txt names the sample ${contact}, because SECURITY_CONTACT is not set to an address that somebody reads.`;
}
