/** The head of a desk page: its title, and a request to search engines not to index it. */
export function deskMeta(title?: string) {
  const words = [title, 'Tivoli desk'].filter(Boolean).join(' – ');
  return [{ title: words }, { name: 'robots', content: 'noindex, nofollow' }];
}
