/** Each state is looked at without another load of the page, in this order: the last one cannot be taken back. */
const states = {
  390: [
    { name: 'as it is' },
    { name: 'enlarged to 200 %', width: 260 },
    { name: 'held sideways', width: 700, height: 360 },
    { name: 'every element under the pointer and focused', isForced: true },
  ],
  1440: [
    { name: 'as it is' },
    { name: 'on a tablet', width: 800 },
    { name: 'on a small desktop', width: 1100 },
    { name: 'with forced colours', media: { forcedColors: 'active' } },
    { name: 'on paper', width: 794, media: { media: 'print' } },
    { name: 'every element under the pointer and focused', isForced: true },
  ],
};

/** How many elements whose styles differ are named; the others mostly inherit from the first ones. */
const mostNamed = 3;

/**
 * Compares the computed styles of all elements of two pages in each state, the ones before and after an element included.
 * This finds what a picture does not show: another colour under the pointer, on paper or in a closed dialog.
 * @param {import('playwright-core').Page[]} pages
 * @returns {Promise<string[]>} what differs
 */
export async function compareStyles(pages, width) {
  const found = [];
  for (const { name, width: other = width, height = 900, media = {}, isForced } of states[width]) {
    const counts = await Promise.all(
      pages.map(async (page) => {
        await page.setViewportSize({ width: other, height });
        await page.emulateMedia({ media: 'screen', forcedColors: 'none', ...media });
        if (isForced) await page.evaluate(forceStates);
        return page.evaluate(readStyles);
      }),
    );
    const [before, after] = counts;
    if (before.length !== after.length) {
      found.push(`${name}: ${before.length / 3} elements became ${after.length / 3}`);
      continue;
    }
    const places = before.flatMap((hash, place) => (hash === after[place] ? [] : [place]));
    for (const place of places.slice(0, mostNamed)) {
      const [one, two] = await Promise.all(pages.map((page) => page.evaluate(readStyles, place)));
      const changed = Object.keys(two.styles).filter((property) => one.styles[property] !== two.styles[property]);
      const words = changed
        .slice(0, 8)
        .map((property) => `${property}: ${one.styles[property]} → ${two.styles[property]}`);
      found.push(`${name}: ${two.place}: ${words.join('; ')} (${places.length} differ)`);
    }
  }
  return found;
}

/**
 * Runs in the page: ends what moves, and returns a hash of the styles of each element; or, for one place among the
 * hashes, its styles and how the element is called. Left out is what cannot be seen: the colour of a line without a
 * width, addresses of the build, and logical properties, which repeat the physical ones.
 */
function readStyles(place) {
  const elements = document.body.querySelectorAll('*');
  const parts = [undefined, '::before', '::after'];
  const names = [...getComputedStyle(document.body)].filter((name) => !/^-|inline|block|transition|^d$/.test(name));
  const seenValue = (styles, name) => {
    const line = /^(border-\w+|outline|column-rule)-(color|style)$/.exec(name);
    if (line && styles.getPropertyValue(`${line[1]}-width`) === '0px') return '';
    const value = styles.getPropertyValue(name).replaceAll(location.origin, '');
    if (/^(row|column)-gap$/.test(name)) return value.replace('normal', '0px');
    return /^(align|justify)-/.test(name) ? value.replace('flex-', '') : value;
  };
  if (place !== undefined) {
    const element = elements[Math.floor(place / 3)];
    const part = parts[place % 3];
    const styles = getComputedStyle(element, part);
    const nameOf = (one) => one.tagName.toLowerCase() + [...one.classList].map((name) => `.${name}`).join('');
    return {
      place: `${nameOf(element.parentElement)} > ${nameOf(element)}${part ?? ''} "${element.textContent.trim().slice(0, 20)}"`,
      styles: Object.fromEntries(names.map((name) => [name, seenValue(styles, name)])),
    };
  }
  getComputedStyle(document.body).color;
  for (const animation of document.getAnimations())
    animation.effect.getTiming().iterations === Infinity ? animation.cancel() : animation.finish();
  return [...elements].flatMap((element) =>
    parts.map((part) => {
      const styles = getComputedStyle(element, part);
      if (part && /^(none|normal|)$/.test(styles.content)) return 0;
      const text = names.map((name) => seenValue(styles, name)).join('|');
      let hash = 0;
      for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
      return hash;
    }),
  );
}

/** Runs in the page: rules for a state apply always, with the same weight as before. */
function forceStates() {
  const always = ':not(.never)';
  const force = (rules) => {
    for (const rule of rules) {
      if (rule.selectorText)
        rule.selectorText = rule.selectorText.replaceAll(
          /:(hover|focus-visible|focus-within|focus|active)(?![-\w])/g,
          always,
        );
      if (rule.cssRules) force(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) force(sheet.cssRules);
}
