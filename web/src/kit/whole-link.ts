/** What a code says: a link of the server, which begins at the address of this page where the server does not know its own. */
export function wholeLink(link: string): string {
  return new URL(link, location.origin).href
}
