import { can } from '@brigade/domain/access/permissions.ts'
import { printJobsPath, printersPath } from '@brigade/domain/printers/printers.api.ts'
import { startLivePages } from '#kit/live-pages.ts'
import { loadSession } from '#kit/session.ts'
import { printersKey, printPagesKey } from '#features/printers/printers.queries.ts'

/** Keeps the lists of printers and of prints true for those who see them. Returns how to stop. */
export async function startPrintersLive(): Promise<() => void> {
  const { user } = await loadSession()
  if (!can(user, 'printers:read')) return () => undefined
  const stops = [
    startLivePages(printersPath, ['created', 'patched', 'removed'], printersKey),
    startLivePages(printJobsPath, ['created', 'patched'], printPagesKey),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
