/**
 * Whether a file system error only says that there is no such file. ENAMETOOLONG means that no file can have that
 * name.
 */
export function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
}
