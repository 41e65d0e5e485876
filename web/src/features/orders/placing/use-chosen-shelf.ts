import { useEffect, useState } from 'react'
import { firstToShow, type Shelf, type ShelvedMenu } from '#features/orders/placing/shelves.ts'

/** So long after the desk was opened the first menu and the first category are chosen for somebody who has not. (spec 1, §2.7) */
const chosenAfterMs = 500

type Chosen = {
  menu: ShelvedMenu | undefined
  shelf: Shelf | undefined
  chooseMenu: (id: number) => void
  chooseShelf: (id: number | null) => void
}

type Choosing = {
  menus: readonly ShelvedMenu[]
  /** When the desk was opened, by `performance.now()`: somebody who has waited for the menus does not wait again. */
  openedAt: number
}

/** Which menu and which category of it somebody looks at. */
export function useChosenShelf({ menus, openedAt }: Choosing): Chosen {
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

  // The first category comes with its menu.
  const shelf = menu?.shelves.find(({ id }) => id === shelfId) ?? firstToShow(menu?.shelves ?? [])
  return { menu, shelf, chooseMenu, chooseShelf }
}
