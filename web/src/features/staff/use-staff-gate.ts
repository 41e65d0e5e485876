import { passesWithoutPassphrase } from '@brigade/domain/passphrases/passphrases.gates.ts'
import { useCallback, useEffect, useState } from 'react'
import { useSession } from '#kit/calls/session.ts'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'

/**
 * Asks a manager for the passphrase of a venue that protects its staff, once when the screen opens. Returns whether the
 * list may be fetched. (spec 1, §2.3)
 */
export function useStaffGate(): { isOpen: boolean; open: () => Promise<boolean> } {
  const { user, venue } = useSession()
  const { ask } = usePassphrase()
  const venueId = venue?.id ?? null
  const isGated = venue !== null && venue.isPassphrase && !passesWithoutPassphrase(user, 'staffAccess')
  const [openedVenue, setOpenedVenue] = useState<number | null>(null)
  const open = useCallback(async () => {
    if (venueId === null) return false
    const isGranted = await ask({ venueId, gate: 'staffAccess' })
    setOpenedVenue(isGranted ? venueId : null)
    return isGranted
  }, [ask, venueId])
  useEffect(() => {
    if (isGated) void open()
  }, [isGated, open])
  return { isOpen: !isGated || openedVenue === venueId, open }
}
