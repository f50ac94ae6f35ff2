/** The head of a page of the desk: its title, and that no search engine keeps it. */
export function deskMeta(title?: string) {
  const words = [title, 'Tivoli desk'].filter(Boolean).join(' – ');
  return [{ title: words }, { name: 'robots', content: 'noindex, nofollow' }];
}
