import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { usePassphrase } from '#features/passphrases/door/use-passphrase.tsx'
import { useCan } from '#kit/use-can.ts'

export type PriceLock = {
  isLocked: boolean
  /** Whether the button Enable Edit is shown: where the venue locks the prices that stand. Those who need it not can't press it. */
  isOffered: boolean
  /** Asks for the passphrase of menu edits. */
  enable: () => Promise<void>
}

/**
 * Whether prices may be typed: where a venue locks them, only by those who hold the right, or gave the passphrase. What is new has no
 * price yet: it is typed, and the passphrase is asked for when it is saved. (spec 2, §5)
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
