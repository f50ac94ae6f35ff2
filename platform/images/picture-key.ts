/** Splits "bucket/path", under which a picture is stored. */
export function readPictureKey(key: string): { bucket: string; path: string } {
  const [bucket = '', ...path] = key.split('/');
  return { bucket, path: path.join('/') };
}
