import type { Language } from '#app/language/page-language.ts';
import { createCatalogue, type OpenCatalogue } from './create-catalogue.server.ts';

export interface Catalogues {
  /** The catalogue as the pages in a language show it; it is opened when it is first asked for. */
  catalogueIn(language: Language): OpenCatalogue;
  /** Is called when content was changed: the cached answers in every language are outdated. */
  outdate(): void;
  close(): Promise<void>;
}

/** Opens the catalogue once for each language: the reads are the same, and so are the answers but for their texts. */
export function createCatalogues(options: Omit<Parameters<typeof createCatalogue>[0], 'language'>): Catalogues {
  const opened = new Map<Language, OpenCatalogue>();
  return {
    catalogueIn(language) {
      const catalogue = opened.get(language) ?? createCatalogue({ ...options, language });
      opened.set(language, catalogue);
      return catalogue;
    },
    outdate() {
      for (const catalogue of opened.values()) catalogue.outdate();
    },
    async close() {
      await Promise.all([...opened.values()].map((catalogue) => catalogue.close()));
    },
  };
}
