import { can } from '@brigade/domain/access/permissions.ts'
import { readOwnBrowser } from '#features/push/own-browser.ts'
import { loadSession } from '#kit/session.ts'

/** Says to the server that this browser still listens, now that its person is signed in again. */
export async function startPushLive(): Promise<() => void> {
  const { user } = await loadSession()
  // Where that fails they are told so in the settings; nothing else hangs on it.
  if (user && can(user, 'push:subscribe')) readOwnBrowser(user.id).catch(() => undefined)
  return () => undefined
}
