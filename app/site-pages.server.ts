import { RouterContextProvider, type ServerBuild } from 'react-router';
import { createDataApi } from '#app/catalogue/data-api.server.ts';
import { type Language, language, languagePrefix, locale } from '#app/language/page-language.ts';
import { openForms } from '#app/open-forms.server.ts';
import { paths } from '#app/paths.ts';
import { failedPageTexts, refusedTexts as texts } from '#app/shell/errors/texts.ts';
import { type RequestFacts, requestContext } from '#platform/http/ask-router.ts';
import { createReadAddressAnew } from '#platform/http/development.ts';
import type { HttpHandlerParts } from '#platform/http/request-handler.ts';
import { createReadAddress } from '#platform/http/requests/page-address.ts';
import type { RefusalWords } from '#platform/http/security/refused-request.ts';
import { type RenderPage, renderPageContext, type Services, servicesContext } from './services.server.ts';

/** What the running site needs of the pages in one language: each is a build of its own, with its own modules. */
export interface SitePages {
  language: Language;
  /** Stands before the path of each page, such as "/hi"; empty for the language of the site itself. */
  prefix: string;
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Answers the scripts of these pages that ask for data: its addresses and names of pages are in this language. */
  createDataApi: typeof createDataApi;
  openForms: typeof openForms;
  /** What loaders and actions of these pages find in their `context`. */
  createContext: (values: PageContext) => RouterContextProvider;
  /** The words with which one of these pages is refused before it is asked; undefined for those of any address. */
  refusalWords: (status: number, isForm: boolean) => RefusalWords | undefined;
}

interface PageContext {
  services: Services;
  facts: RequestFacts;
  renderPage?: RenderPage;
}

export function pagesOf(build: SitePages['build']): SitePages {
  return { language, prefix: languagePrefix, build, createDataApi, openForms, createContext, refusalWords };
}

function createContext({ services, facts, renderPage }: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(servicesContext, { ...services, origin: facts.origin });
  provider.set(requestContext, facts);
  if (renderPage) provider.set(renderPageContext, renderPage);
  return provider;
}

function refusalWords(status: number, isForm: boolean): RefusalWords | undefined {
  const page = { locale, home: paths.home(), back: texts.back, reference: texts.reference };
  if (status === 413) return { title: texts.formTitle, text: texts.largeForm, page };
  if (isForm && (status === 400 || status === 415)) return { title: texts.formTitle, text: texts.unreadableForm, page };
  if (isForm && status === 408) return { title: texts.formTitle, text: texts.slowForm, page };
  if (status === 400 || status === 414)
    return { title: failedPageTexts.notFound.title, text: texts.unreadableAddress, page };
  if (status !== 429 && status !== 503) return undefined;
  return isForm
    ? { title: texts.formTitle, text: texts.form, page }
    : { title: texts.pageTitle, text: texts.page, page };
}

/** Chooses whose pages lie at a path: those under whose prefix it is, otherwise the first, which are the site's own. */
export function choosePages<Pages extends Pick<SitePages, 'prefix'>>(all: readonly Pages[], path: string): Pages {
  const isUnder = ({ prefix }: Pages) =>
    prefix !== '' && path.startsWith(prefix) && /^$|^\/|^\.data$/.test(path.slice(prefix.length));
  const pages = all.find(isUnder) ?? all[0];
  if (!pages) throw new Error('The site was started without pages.');
  return pages;
}

export function createReadSiteAddress(all: readonly SitePages[]): HttpHandlerParts['readAddress'] {
  const readers = all.map(({ prefix, build }) => ({
    prefix,
    read: typeof build === 'function' ? createReadAddressAnew(build) : createReadAddress(build),
  }));
  return (path, query) => choosePages(readers, path).read(path, query);
}

export function createRefusalWords(all: readonly SitePages[]): HttpHandlerParts['refusalWords'] {
  return (status, { method, path }) => choosePages(all, path).refusalWords(status, method === 'POST');
}
