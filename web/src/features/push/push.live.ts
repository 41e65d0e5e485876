import { can } from '@brigade/domain/access/permissions.ts'
import { readOwnBrowser } from '#features/push/own-browser.ts'
import { loadSession } from '#kit/calls/session.ts'

/** Confirms to the server that this browser still listens, now that its person is signed in again. */
export async function startPushLive(): Promise<() => void> {
  const { user } = await loadSession()
  // If that fails, the settings say so; nothing else depends on it.
  if (user && can(user, 'push:subscribe')) readOwnBrowser(user.id).catch(() => undefined)
  return () => undefined
}
