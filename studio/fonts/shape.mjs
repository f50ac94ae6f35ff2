import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

/** Opens a TrueType file to see how it shows words. */
export function openFont(file) {
  return new Font(new Face(new Blob(file)));
}

/**
 * Returns the glyphs with which a font shows a word in Hindi.
 *
 * @returns each glyph's number and, in units of the font, its advance and its place
 */
export function glyphsOf(font, word) {
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}
