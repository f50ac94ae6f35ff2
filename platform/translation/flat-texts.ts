import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const textsFile = /[./]texts(?:\.\w+)?\.tsx?$/;
const textsImport = /import \{([^}]*)\} from (["'][^"']*[./]texts(?:\.\w+)?\.tsx?["']);/g;
const listStart = /^export const (\w+)\b[^=]*= \{/gm;

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/**
 * Makes each list of a file of texts, `export const footerTexts = { … }`, a module of its own, in which each text is a
 * constant; the modules that import a list import that module's names. So a script holds the texts that it shows and no
 * others: bundlers shorten the names of constants, leave out those that nobody reads, and put each module beside its
 * readers. The names of an object's fields they have to keep.
 */
export const flatTexts: Plugin = {
  name: 'flat-texts',
  apply: 'build',
  resolveId: (id) => (listModules.has(id) ? id : null),
  load(id) {
    const { file } = listModules.get(id) ?? {};
    return file ? readFileSync(file, 'utf8') : null;
  },
  async transform(code, id) {
    const found = listModules.get(id);
    if (found) {
      const flat = flatList(code, this.parse(code) as unknown as { body: Node[] }, found.list);
      if (!flat) this.error(`${id}: write each text as a name and its value.`);
      return { code: flat, map: { mappings: '' } };
    }
    if (textsFile.test(id)) return null;
    let changed = code;
    for (const [whole, names = '', quoted = ''] of code.matchAll(textsImport)) {
      const file = await this.resolve(quoted.slice(1, -1), id);
      if (!file) continue;
      const lists = new Set([...readFileSync(file.id, 'utf8').matchAll(listStart)].map(([, list]) => list));
      const imports = names.split(',').flatMap((one) => {
        const [name = '', local = name] = one.trim().split(' as ');
        if (!name) return [];
        if (!lists.has(name)) return [`import { ${name} as ${local} } from ${quoted};`];
        return [`import * as ${local} from ${JSON.stringify(moduleOfList(file.id, name))};`];
      });
      changed = changed.replace(whole, imports.join(' '));
    }
    return changed === code ? null : { code: changed, map: null };
  },
};

/** The modules that lists become, by their names. */
const listModules = new Map<string, { file: string; list: string }>();

/** The list `footerTexts` of `texts.hi.ts` becomes `footer.list.hi.tsx`: patterns for chunks name it like its component. */
function moduleOfList(file: string, list: string): string {
  const name = list.replace(/Texts$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const parts = basename(file).split('.');
  const language = parts.slice(parts.indexOf('texts') + 1, -1).map((part) => `.${part}`);
  const id = join(dirname(file), `${name}.list${language.join('')}.tsx`);
  listModules.set(id, { file, list });
  return id;
}

/** Makes of a list its constants, and leaves the other lists out; undefined if there is anything but names and values. */
function flatList(code: string, program: { body: Node[] }, wanted: string): string | undefined {
  let flat = code;
  for (const statement of program.body.toReversed()) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const declaration = statement.declaration as (Node & { declarations: (Node & { id: Node; init: Node })[] }) | null;
    const [variable] = declaration?.declarations ?? [];
    if (!declaration || !variable) continue;
    if (variable.id.name !== wanted) {
      // A list that another one reads stays, for itself alone.
      const isRead = (code.slice(0, statement.start) + code.slice(statement.end)).includes(String(variable.id.name));
      flat = flat.slice(0, statement.start) + flat.slice(isRead ? declaration.start : statement.end);
      continue;
    }
    const properties = (variable.init.properties ?? []) as (Node & { key: Node; value: Node })[];
    const isPlain = ({ type, key, method, shorthand }: (typeof properties)[number]) =>
      type === 'Property' && key.type === 'Identifier' && !method && !shorthand;
    if (!properties.every(isPlain)) return undefined;
    const constants = properties.map(
      ({ value }, place) => `const text${place} = ${code.slice(value.start, value.end)};`,
    );
    const names = properties.map(({ key }, place) => `text${place} as ${key.name}`);
    flat = `${flat.slice(0, statement.start)}${constants.join('\n')}\nexport { ${names.join(', ')} };${flat.slice(statement.end)}`;
  }
  return flat;
}
