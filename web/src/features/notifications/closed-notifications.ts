/** The cookie of dismissed messages. Signing out deletes it. (spec 1, §2.1) */
const closedCookie = /(?:^|; )showNotifications=([\d.-]*)/
const keptForSeconds = 30 * 24 * 60 * 60
/** Upper limit, because a cookie is sent with every request. */
const mostKept = 50

/** Returns the messages that were dismissed on this device, each in the version that was read. */
export function readClosed(): ReadonlySet<string> {
  const [, keys = ''] = closedCookie.exec(document.cookie) ?? []
  return new Set(keys.split('-').filter(Boolean))
}

export function noteClosed(key: string): void {
  const keys = [...readClosed(), key].slice(-mostKept).join('-')
  document.cookie = `showNotifications=${keys}; path=/; max-age=${keptForSeconds}; samesite=lax`
}
