/**
 * Returns the forms of a page as a browser would send them if nobody touched a field.
 * @param {string} html
 * @param {string} path of the page
 * @returns {{ action: string, isPost: boolean, names: string[], fields: Record<string, string>, pressed: Record<string,
 *   string> }[]} `names`: all fields; `fields`: what is sent; `pressed`: what the first button adds
 */
export function pageForms(html, path) {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, head, inside]) => {
    const fields = {};
    const names = new Set();
    for (const [tag, kind] of inside.matchAll(/<(input|select|textarea)\b[^>]*>/g)) {
      const name = attribute(tag, 'name');
      if (name === undefined) continue;
      names.add(name);
      const isChoice = /type="(checkbox|radio)"/.test(tag);
      if (isChoice && !/\bchecked\b/.test(tag)) continue;
      fields[name] = kind === 'input' ? (attribute(tag, 'value') ?? (isChoice ? 'on' : '')) : '';
    }
    const button = [...inside.matchAll(/<button\b[^>]*>/g)].map(([tag]) => tag).find((tag) => attribute(tag, 'name'));
    const pressed = button ? { [attribute(button, 'name')]: attribute(button, 'value') ?? '' } : {};
    const action = attribute(head, 'action') ?? path;
    return { action, isPost: /method="post"/i.test(head), names: [...names, ...Object.keys(pressed)], fields, pressed };
  });
}

function attribute(tag, name) {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');
}
