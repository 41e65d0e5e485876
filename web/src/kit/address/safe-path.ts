/**
 * Returns the path to go to after sign-in, if it stays within this app; null for anything that could lead elsewhere.
 */
export function safePath(wanted: string | null): string | null {
  if (!wanted || !wanted.startsWith('/') || wanted.startsWith('//')) return null
  // Browsers read a backslash as a slash, and drop tabs and line ends before they do.
  if (/[\\\p{Cc}]/u.test(wanted)) return null
  try {
    const { origin, pathname, search, hash } = new URL(wanted, 'http://brigade.invalid')
    if (origin !== 'http://brigade.invalid' || pathname.startsWith('//')) return null
    return pathname === '/login' ? null : `${pathname}${search}${hash}`
  } catch {
    return null
  }
}

/** Returns the address of the sign-in page that leads back to the wanted page. */
export function signInPath(wanted: string): string {
  const next = safePath(wanted)
  return next === null || next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`
}
