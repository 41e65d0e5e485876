/** Signing out forgets it. (spec 1, §2.1) */
const closedCookie = /(?:^|; )showNotifications=([\d.-]*)/
const keptForSeconds = 30 * 24 * 60 * 60
/** A cookie goes along with every call. */
const mostKept = 50

/** The messages that were put aside on this device, each in the version that was read. */
export function readClosed(): ReadonlySet<string> {
  const [, keys = ''] = closedCookie.exec(document.cookie) ?? []
  return new Set(keys.split('-').filter(Boolean))
}

export function noteClosed(key: string): void {
  const keys = [...readClosed(), key].slice(-mostKept).join('-')
  document.cookie = `showNotifications=${keys}; path=/; max-age=${keptForSeconds}; samesite=lax`
}
