/** What a code says: a link of the server, which begins at the address of this page where the server does not know its own. */
export function wholeLink(link: string): string {
  return new URL(link, location.origin).href
}

/** Whether a link leads no other device anywhere. */
export function isOfThisDevice(link: string): boolean {
  const { hostname } = new URL(link)
  return /^(?:.+\.)?localhost$|^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(hostname)
}
