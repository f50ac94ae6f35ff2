// Takes a drawing apart into what stands still, which is drawn once, and what moves, which is drawn for each frame.
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** Returns the elements at the top of a drawing, in the order in which they are painted. */
function topElements(body) {
  const elements = [];
  let depth = 0;
  let from = 0;
  for (const tag of body.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (tag[1]) depth -= 1;
    else if (!tag[3]) depth += 1;
    if (depth > 0) continue;
    elements.push(body.slice(from, tag.index + tag[0].length));
    from = tag.index + tag[0].length;
  }
  return elements;
}

/** Draws SVG `times` as large as shown, and returns RGBA of the part that a frame shows. */
async function draw(svg, { whole, part }, times) {
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: Math.round(whole.width * times) },
    font: { loadSystemFonts: false },
  });
  return sharp(drawn.render().asPng()).resize(whole.width, whole.height).extract(part).ensureAlpha().raw().toBuffer();
}

/** Returns the sheet's size in pixels where it covers a frame, and the part that is shown about `middle`, 0 to 1. */
function viewOf({ W, H }, [width, height], middle) {
  const scale = Math.max(width / W, height / H);
  const whole = { width: Math.round(W * scale), height: Math.round(H * scale) };
  const left = Math.round(Math.max(0, Math.min(whole.width - width, whole.width * middle - width / 2)));
  return { whole, part: { left, top: Math.round((whole.height - height) / 2), width, height } };
}

/**
 * Returns a function from a time of the loop, 0 to 1, to a frame's RGB bytes. `motion` gets an element and returns null
 * where it stands still, else a function from the time to the element as it is then.
 */
export async function layeredFilm(sheet, size, motion, middle = 0.5) {
  const svg = sheet.svg();
  const [head, defs] = /^<svg[^>]*>(<defs>.*?<\/defs>)/s.exec(svg) ?? [];
  const open = head.slice(0, head.length - defs.length);
  const body = svg.slice(head.length, -'</svg>'.length);
  const whole = (elements) => `${open}${defs}${elements.join('')}</svg>`;
  const [width, height] = size;
  const view = viewOf(sheet, size, middle);
  const layers = [];
  for (const element of topElements(body)) {
    const at = motion(element);
    const last = layers.at(-1);
    if (last && Boolean(last.moving) === Boolean(at)) (at ? last.moving : last.still).push(at ?? element);
    else layers.push(at ? { moving: [at] } : { still: [element] });
  }
  const raw = { raw: { width, height, channels: 4 } };
  for (const layer of layers) if (layer.still) layer.pixels = await draw(whole(layer.still), view, 1.5);
  // A moving element needs no gradient or filter but its own; the definitions are kept, since it may name one.
  return async (t) => {
    const parts = [];
    for (const { pixels, moving } of layers)
      parts.push({ input: pixels ?? (await draw(whole(moving.map((at) => at(t))), view, 1)), ...raw });
    const base = { create: { width, height, channels: 4, background: '#000' } };
    return sharp(base).composite(parts).removeAlpha().raw().toBuffer();
  };
}
