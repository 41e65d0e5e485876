import { useEffect, useState } from 'react'
import { firstToShow, type ItemSection, type SectionedMenu } from '#features/orders/placing/menu-sections.ts'

/**
 * Time in milliseconds after opening, until the first menu and the first category are chosen for a user who has not
 * chosen. (spec 1, §2.7)
 */
const chosenAfterMs = 500

type Chosen = {
  menu: SectionedMenu | undefined
  shelf: ItemSection | undefined
  chooseMenu: (id: number) => void
  chooseShelf: (id: number | null) => void
}

type Choosing = {
  menus: readonly SectionedMenu[]
  /**
   * The time at which the editor was opened, by `performance.now()`: a user who has waited for the menus does not wait
   * again.
   */
  openedAt: number
}

/** Returns the chosen menu and its chosen category. */
export function useChosenSection({ menus, openedAt }: Choosing): Chosen {
  const [menuId, chooseMenu] = useState<number>()
  const [shelfId, chooseShelf] = useState<number | null>()
  const menu = menus.find(({ id }) => id === menuId)

  const wantedMenu = menu ? undefined : firstToShow(menus)?.id
  useEffect(() => {
    if (wantedMenu === undefined) return undefined
    const left = openedAt + chosenAfterMs - performance.now()
    const timer = setTimeout(() => chooseMenu(wantedMenu), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [wantedMenu, openedAt])

  // The first category is shown together with its menu.
  const shelf = menu?.shelves.find(({ id }) => id === shelfId) ?? firstToShow(menu?.shelves ?? [])
  return { menu, shelf, chooseMenu, chooseShelf }
}
