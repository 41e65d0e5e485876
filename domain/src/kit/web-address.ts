/** Returns whether a text is an address of http or https without user name, password and fragment. */
export function isWebAddress(text: string): boolean {
  const found = webAddress.exec(text)
  return found !== null && Number(found.groups?.port ?? 1) <= 65_535 && Number(found.groups?.port ?? 1) > 0
}

/**
 * Accepts a host name, an IPv4 address or an IPv6 address in brackets, then optionally a port, a path and a query; no
 * user name, and nothing after `#`.
 */
const webAddress =
  /^https?:\/\/(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?(?:[/?][!-"$-~]*)?$/i
