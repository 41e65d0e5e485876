import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useCallback } from 'react'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'

/**
 * The edited part: categories always need the passphrase of menu edits, items only if the venue requires it. (spec 2,
 * §6)
 */
type Edited = 'categories' | 'items'

/** Returns a function that runs an action after the passphrase was given, if it needs one. */
export function useMenuGate(
  venue: Pick<Venue, 'id' | 'isPassphrase'> | undefined,
): (edited: Edited, then: () => void) => void {
  const { ask } = usePassphrase()
  const venueId = venue?.id
  const isGuarded = venue?.isPassphrase ?? false
  return useCallback(
    (edited, then) => {
      if (venueId === undefined) return
      if (edited === 'items' && !isGuarded) return then()
      void ask({ venueId, gate: 'menuEdit' }).then((isGranted) => isGranted && then())
    },
    [ask, venueId, isGuarded],
  )
}
