import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const textsFile = /\.texts(?:\.\w+)?\.tsx?$/;
const isList = (source: string) => /^export const texts\b[^=]*= \{/m.test(source);
const textsImport = /import \{ texts(?: as (\w+))? \} from (["'][^"']+\.texts(?:\.\w+)?\.tsx?["']);/g;

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/**
 * Makes each text of `export const texts = { … }` a constant of its own, and `texts` in the modules that import it the
 * name of the file. Bundlers shorten the names of constants and leave out those that nobody reads; the names of an object's
 * fields they have to keep.
 */
export const flatTexts: Plugin = {
  name: 'flat-texts',
  apply: 'build',
  async transform(code, id) {
    if (textsFile.test(id)) {
      if (!isList(code)) return null;
      const fields = fieldsOf(this.parse(code) as unknown as { body: Node[] });
      if (!fields) this.error(`${id}: write each text as a name and its value.`);
      const { list, properties } = fields;
      const constants = properties.map(
        ({ value }, place) => `const text${place} = ${code.slice(value.start, value.end)};`,
      );
      const names = properties.map(({ name }, place) => `text${place} as ${name}`);
      return {
        code: `${code.slice(0, list.start)}${constants.join('\n')}\nexport { ${names.join(', ')} };${code.slice(list.end)}`,
        map: { mappings: '' },
      };
    }
    const imports = [...code.matchAll(textsImport)];
    if (imports.length === 0) return null;
    let changed = code;
    for (const [whole, name = 'texts', quoted = ''] of imports) {
      const file = await this.resolve(quoted.slice(1, -1), id);
      if (file && isList(readFileSync(file.id, 'utf8')))
        changed = changed.replace(whole, `import * as ${name} from ${quoted};`);
    }
    return { code: changed, map: null };
  },
};

/** Returns the statement that exports the texts and each text's name and value; undefined if there is anything else in it. */
function fieldsOf(program: { body: Node[] }) {
  for (const list of program.body) {
    if (list.type !== 'ExportNamedDeclaration') continue;
    const declaration = list.declaration as (Node & { declarations: (Node & { id: Node; init: Node })[] }) | null;
    const [variable] = declaration?.declarations ?? [];
    if (variable?.id.name !== 'texts' || variable.init.type !== 'ObjectExpression') continue;
    const properties = (variable.init.properties as (Node & { key: Node; value: Node })[]).map((property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && !property.method && !property.shorthand
        ? { name: String(property.key.name), value: property.value }
        : undefined,
    );
    const known = properties.filter((property) => property !== undefined);
    return known.length === properties.length ? { list, properties: known } : undefined;
  }
  return undefined;
}
