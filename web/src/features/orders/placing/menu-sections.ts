import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { includesTime, type VenueTime } from '@brigade/domain/kit/venue-clock.ts'
import type { WholeMenu } from '@brigade/domain/menus/menus.whole-menu.ts'

/** A section of a menu: a category, or the items outside of any category. */
export type ItemSection = {
  /** Null outside of any category. */
  id: number | null
  name: LocalText | null
  itemIds: readonly number[]
  /** True if it is sold at this hour. */
  isNow: boolean
}

export type SectionedMenu = { id: number; name: LocalText; isNow: boolean; shelves: readonly ItemSection[] }

/** Returns the menus of a venue with their sections, at a time on the venue's clock. */
export function sectionedMenus(menus: WholeMenu['menus'], time: VenueTime): SectionedMenu[] {
  const isNow = ({ daysAvailable, hoursAvailable }: { daysAvailable: string[]; hoursAvailable: string[] }) =>
    includesTime(daysAvailable, hoursAvailable, time)
  return menus.map((menu) => {
    const shelves = menu.categories.map((category): ItemSection => {
      const { id, name, items } = category
      return { id, name, itemIds: items.map((item) => item.id), isNow: isNow(menu) && isNow(category) }
    })
    const others: ItemSection = { id: null, name: null, itemIds: menu.items.map((item) => item.id), isNow: isNow(menu) }
    const { id, name } = menu
    return { id, name, isNow: isNow(menu), shelves: menu.items.length > 0 ? [...shelves, others] : shelves }
  })
}

/** Returns the one to show first: the first that is sold at this hour, else the first. */
export function firstToShow<T extends { isNow: boolean }>(choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice.isNow) ?? choices[0]
}
