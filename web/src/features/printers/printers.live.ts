import { can } from '@brigade/domain/access/permissions.ts'
import { printJobsPath, printersPath } from '@brigade/domain/printers/printers.api.ts'
import { loadTranslations } from '#kit/i18n/i18n.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { loadSession } from '#kit/calls/session.ts'
import { PrintAtPrinters } from '#features/printers/parts/print-at-printers.tsx'
import { printersKey, printPagesKey, stuckPrintsKey } from '#features/printers/printers.queries.ts'
import { addPrintWay } from '#features/receipts/public/print-ways.tsx'

/**
 * Keeps the lists of printers and of prints in sync for people who see them, and offers these printers for receipts.
 * Returns an unsubscribe function.
 */
export async function startPrintersLive(): Promise<() => void> {
  const [{ user }] = await Promise.all([loadSession(), loadTranslations('printers')])
  const stops = [
    ...(can(user, 'printers:print') ? [addPrintWay(PrintAtPrinters)] : []),
    ...(can(user, 'printers:read')
      ? [
          startLivePages(printersPath, ['created', 'patched', 'removed'], printersKey),
          startLivePages(printJobsPath, ['created', 'patched'], printPagesKey),
          startLivePages(printJobsPath, ['patched'], stuckPrintsKey),
        ]
      : []),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
