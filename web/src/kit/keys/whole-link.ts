/** Returns the whole link of a code: a server that does not know its own address sends links relative to this page. */
export function wholeLink(link: string): string {
  return new URL(link, location.origin).href
}

/** Returns true if a link works on this device only. */
export function isOfThisDevice(link: string): boolean {
  const { hostname } = new URL(link)
  return /^(?:.+\.)?localhost$|^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(hostname)
}
