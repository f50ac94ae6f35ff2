/** The prefix of the desk's cookies. Over TLS a browser accepts them from this host alone (`__Host-`). */
export function deskCookiePrefix(secure: boolean): string {
  return secure ? '__Host-desk' : 'desk';
}

/** The attributes of every cookie of the desk. Over TLS it travels no other way. */
export const deskCookieAttributes = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

/** Returns the headers without this cookie. */
export function withoutCookie(headers: Headers, name: string): Headers {
  const kept = (headers.get('cookie') ?? '').split(/;\s*/).filter((pair) => !pair.startsWith(`${name}=`));
  const without = new Headers(headers);
  without.set('cookie', kept.join('; '));
  return without;
}
