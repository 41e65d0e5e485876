import { can } from '@brigade/domain/access/permissions.ts'
import { sortTablesPath, tablesPath } from '@brigade/domain/tables/tables.api.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { loadSession } from '#kit/calls/session.ts'
import { tablesKey } from '#features/tables/tables.queries.ts'

/**
 * Keeps tables and rooms in sync for people who may read them, while they are signed in. Returns an unsubscribe
 * function.
 */
export async function startTablesLive(): Promise<() => void> {
  const { user } = await loadSession()
  if (!can(user, 'tables:read')) return () => undefined
  const stops = [
    startLivePages(tablesPath, ['created', 'patched', 'removed'], tablesKey),
    startLivePages(sortTablesPath, ['created'], tablesKey),
  ]
  return () => stops.forEach((stop) => stop())
}
