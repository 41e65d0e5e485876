import { can } from '@brigade/domain/access/permissions.ts'
import { useMemo } from 'react'
import { featureList } from '#app/feature-list.ts'
import { type MenuEntry, type MenuSection, menuSections } from '#kit/features/feature.ts'
import { useSession } from '#kit/calls/session.ts'
import { hasShortMenu } from '#kit/features/short-menu.ts'

/** The most entries of a menu: the manager has ten of the specification, three daily ones, and the settings. */
export const mostEntries = 14

type Section = { name: MenuSection; entries: readonly MenuEntry[] }

/**
 * Returns the menu of the signed-in person: entries whose screens exist and that they may open, under their headings,
 * in order.
 */
export function useMenuSections(): readonly Section[] {
  const { user, venue } = useSession()
  return useMemo(() => {
    const isShort = hasShortMenu({ user, venue })
    const entries = featureList
      .flatMap(({ menu }) => menu ?? [])
      .filter(({ inShortMenu }) => inShortMenu || !isShort)
      .filter(({ permission, isShown }) => can(user, permission) && (isShown?.(venue) ?? true))
      .sort((left, right) => left.order - right.order)
    return menuSections
      .map((name) => ({ name, entries: entries.filter(({ section }) => section === name) }))
      .filter((section) => section.entries.length > 0)
  }, [user, venue])
}

/** Returns the same entries without their headings. */
export function useMenuEntries(): readonly MenuEntry[] {
  return useMenuSections().flatMap((section) => section.entries)
}
