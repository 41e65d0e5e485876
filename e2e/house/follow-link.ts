/** Runs in the page: goes to an address as a link does, without loading the page again. */
export function followLink(to: string): void {
  history.pushState(null, '', to)
  dispatchEvent(new PopStateEvent('popstate'))
}
