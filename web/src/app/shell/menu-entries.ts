import { can } from '@brigade/domain/access/permissions.ts'
import { useMemo } from 'react'
import { featureList } from '#app/feature-list.ts'
import type { MenuEntry } from '#kit/feature.ts'
import { useSession } from '#kit/session.ts'

/** What the signed-in person finds in their menu: entries whose screens exist, that they may open, in order. */
export function useMenuEntries(): MenuEntry[] {
  const { user, venue } = useSession()
  return useMemo(
    () =>
      featureList
        .flatMap(({ menu }) => menu ?? [])
        .filter(({ permission, isShown }) => can(user, permission) && (isShown?.(venue) ?? true))
        .sort((left, right) => left.order - right.order),
    [user, venue],
  )
}
