import { can } from '@brigade/domain/access/permissions.ts'
import { posPostingsPath } from '@brigade/domain/pos/pos.api.ts'
import { startLivePages } from '#kit/live-pages.ts'
import { loadSession } from '#kit/session.ts'
import { postingPagesKey } from '#features/pos/pos.queries.ts'

/** Keeps what is shown of postings true while somebody is signed in who may see them. Returns how to stop. */
export async function startPosLive(): Promise<() => void> {
  const { user } = await loadSession()
  return can(user, 'pos:read')
    ? startLivePages(posPostingsPath, ['created', 'patched'], postingPagesKey)
    : () => undefined
}
