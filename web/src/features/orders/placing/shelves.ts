import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { includesTime, type VenueTime } from '@brigade/domain/kit/venue-clock.ts'
import type { WholeMenu } from '@brigade/domain/menus/menus.whole-menu.ts'

/** What a menu is looked through by: a category, or what stands on the menu outside of any. */
export type Shelf = {
  /** Null outside of any category. */
  id: number | null
  name: LocalText | null
  itemIds: readonly number[]
  /** Whether it is sold at this hour. */
  isNow: boolean
}

export type ShelvedMenu = { id: number; name: LocalText; isNow: boolean; shelves: readonly Shelf[] }

/** The menus of a venue with what each is looked through by, at a time on the venue's clock. */
export function shelvedMenus(menus: WholeMenu['menus'], time: VenueTime): ShelvedMenu[] {
  const isNow = ({ daysAvailable, hoursAvailable }: { daysAvailable: string[]; hoursAvailable: string[] }) =>
    includesTime(daysAvailable, hoursAvailable, time)
  return menus.map((menu) => {
    const shelves = menu.categories.map((category): Shelf => {
      const { id, name, items } = category
      return { id, name, itemIds: items.map((item) => item.id), isNow: isNow(menu) && isNow(category) }
    })
    const others: Shelf = { id: null, name: null, itemIds: menu.items.map((item) => item.id), isNow: isNow(menu) }
    const { id, name } = menu
    return { id, name, isNow: isNow(menu), shelves: menu.items.length > 0 ? [...shelves, others] : shelves }
  })
}

/** The one to begin with: the first that is sold at this hour, else the first. */
export function firstToShow<T extends { isNow: boolean }>(choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice.isNow) ?? choices[0]
}
