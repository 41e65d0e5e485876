import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
import { useCan } from '#kit/calls/use-can.ts'

export type PriceLock = {
  isLocked: boolean
  /**
   * True to show the button Enable Edit: where the venue locks existing prices. Users who may always edit them can't
   * press it.
   */
  isOffered: boolean
  /** Asks for the passphrase of menu edits. */
  enable: () => Promise<void>
}

/**
 * Returns the lock of the price fields. Where a venue locks its prices, typing them takes the permission or the
 * passphrase. A new record has no price yet: it is typed freely, and the passphrase is asked for on saving. (spec 2,
 * §5)
 */
export function usePriceLock(venue: Pick<Venue, 'id' | 'isPriceLocked'>, { isNew }: { isNew: boolean }): PriceLock {
  const mayAlways = useCan('menus:editLockedPrice')
  const { ask } = usePassphrase()
  const [isEnabled, setIsEnabled] = useState(false)
  const isOffered = venue.isPriceLocked && !isNew
  return {
    isLocked: isOffered && !mayAlways && !isEnabled,
    isOffered,
    enable: async () => setIsEnabled(await ask({ venueId: venue.id, gate: 'menuEdit' })),
  }
}
