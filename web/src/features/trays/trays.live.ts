import { can } from '@brigade/domain/access/permissions.ts'
import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import { startLivePages } from '#kit/live-pages.ts'
import { loadSession } from '#kit/session.ts'
import { activeTrayLists } from '#features/trays/active-trays.ts'
import { fetchedTraysKey } from '#features/trays/trays.queries.ts'

/** Keeps the trays in rooms and those that were fetched true for those who see them. Returns how to stop. */
export async function startTraysLive(): Promise<() => void> {
  const { user } = await loadSession()
  if (!can(user, 'trays:read')) return () => undefined
  const stops = [await activeTrayLists.start(), startLivePages(traysPath, ['patched'], fetchedTraysKey)]
  return () => {
    for (const stop of stops) stop()
  }
}
