import sharp from 'sharp';

/**
 * Returns the difference hash of a picture, 128 bits: whether each of 8 × 8 places is lighter than its neighbour on the
 * right, and than the one below. What is alike to the eye has nearly the same bits, in any size and after any encoding.
 */
export async function perceptualHash(file) {
  const grey = (width, height) => sharp(file).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const [across, down] = [await grey(9, 8), await grey(8, 9)];
  const bits = [];
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) {
      bits.push(across[y * 9 + x] > across[y * 9 + x + 1]);
      bits.push(down[y * 8 + x] > down[(y + 1) * 8 + x]);
    }
  return bits;
}

/** Returns how many of the 128 bits of two hashes differ. */
export const hashDistance = (a, b) => a.filter((bit, i) => bit !== b[i]).length;
