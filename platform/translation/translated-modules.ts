import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = /\.tsx?$/;
const texts = /[./]texts\.tsx?$/;

/**
 * Lets `texts.hi.ts` stand for `texts.ts` in the build of the language "hi", and so for every module with such a twin,
 * which may import its original. The build fails where a file of texts has no twin. Modules of files for which
 * `takesOriginals` holds take no twins.
 */
export function translatedModules(language: string, takesOriginals: (file: string) => boolean = () => false): Plugin {
  return {
    name: 'translated-modules',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!source.test(id)) return null;
      const original = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!original || original.external || original.id.includes('/node_modules/')) return null;
      const twin = twinOf(original.id, language);
      if (twin === importer || (importer && takesOriginals(importer))) return original;
      if (existsSync(twin)) return twin;
      if (texts.test(original.id)) this.error(`${original.id} is not translated: ${twin} is missing.`);
      return original;
    },
  };
}

const marker = fileURLToPath(new URL('pseudo-texts.ts', import.meta.url));

/** Like `translatedModules`, but in English with ⟦ ⟧ around each text: what has none comes from no file of texts. */
export function pseudoTranslatedModules(language: string, takesOriginals?: (file: string) => boolean): Plugin[] {
  const { resolveId, ...plugin } = translatedModules(language, takesOriginals);
  return [
    {
      ...plugin,
      async resolveId(id, importer, options) {
        if (texts.test(id)) return null;
        return typeof resolveId === 'function' ? resolveId.call(this, id, importer, options) : null;
      },
    },
    {
      name: 'pseudo-texts',
      enforce: 'pre',
      transform(code, id) {
        if (!texts.test(id)) return null;
        const lists = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
        const plain = code.replace(/^export const /gm, 'const ');
        const marked = lists.map((name) => `const marked_${name} = pseudoTexts(${name});\n`).join('');
        const names = lists.map((name) => `marked_${name} as ${name}`).join(', ');
        return `import { pseudoTexts } from ${JSON.stringify(marker)};\n${plain}\n${marked}export { ${names} };\n`;
      },
    },
  ];
}

function twinOf(path: string, language: string): string {
  return path.replace(source, (ending) => `.${language}${ending}`);
}
