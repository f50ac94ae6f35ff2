/**
 * The attributes of an element that shows a text of the content: `<p {...contentLang(text)}>`. On a page in Hindi, a text
 * that has no Hindi yet, and the name of a house, are marked as English. See its Hindi twin.
 */
export function contentLang(_text: string | undefined): { lang?: 'en' } {
  return {};
}
