import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import { aCategory, aGroup, aMenu, anItem, aSide } from '@brigade/domain/testing/menus.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'
import { openMenuScreen } from '#features/menus/items/testing/open-menu-screen.tsx'

let close = () => {}

/** Closes the board after each test of the file that calls this. */
export function closeBoardAfterEach(): void {
  afterEach(() => {
    close()
    localStorage.clear()
    vi.restoreAllMocks()
  })
}

export const soup = anItem({ id: 1, categoryId: 1, condimentsCount: 1, modifiersCount: 1 })
export const salad = anItem({ id: 2, categoryId: 1, index: 2, name: { en: 'Green Salad', ar: 'سلطة' } })
const steak = anItem({ id: 3, categoryId: 2, name: { en: 'Steak', ar: 'ستيك' } })
const cola = anItem({ id: 4, menuId: 2, categoryId: null, name: { en: 'Cola', ar: 'كولا' } })

export const house = {
  menu: [
    aMenu({ id: 1, name: { en: 'All day', ar: 'طوال اليوم' }, categoryCount: 2, itemsCount: 3 }),
    aMenu({
      id: 2,
      name: { en: 'Drinks', ar: 'مشروبات' },
      index: 2,
      hasCategories: false,
      categoryCount: 0,
      itemsCount: 1,
    }),
    aMenu({ id: 3, name: { en: 'Nothing', ar: 'لا شيء' }, index: 3, categoryCount: 0, itemsCount: 0 }),
  ] as Menu[],
  category: [
    aCategory({ id: 1, name: { en: 'Starters', ar: 'مقبلات' }, itemsCount: 2 }),
    aCategory({ id: 2, name: { en: 'Mains', ar: 'رئيسية' }, index: 2, itemsCount: 1 }),
    aCategory({ id: 3, name: { en: 'Empty', ar: 'فارغة' }, index: 3, itemsCount: 0 }),
  ] as Category[],
  items: [soup, salad, steak, cola] as Item[],
  condiments: [
    aSide({ id: 1, itemId: 1, name: { en: 'Bread', ar: 'خبز' } }),
    aSide({ id: 2, itemId: 3, name: { en: 'Gravy', ar: 'صلصة' } }),
  ] as Side[],
  modifiers: [aGroup({ id: 1, itemId: 1, groupName: { en: 'Size', ar: 'الحجم' } })] as ModifierGroup[],
}

type OpenBoard = Partial<Parameters<typeof openMenuScreen>[0]> & {
  /** The text that shows that its menus are there. */
  awaited?: string
}

/** Opens the panels of the test venue. */
export async function openBoard({ awaited = 'All day', ...options }: OpenBoard = {}) {
  const opened = await openMenuScreen({ path: '/menu', records: house, ...options })
  close = opened.close
  await screen.findByRole('region', { name: /^Menus/ })
  await panel('Menus').findByText(awaited)
  return opened
}

export function panel(name: string) {
  return within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
}

/** Returns the names in a panel, in their order. */
export function namesIn(name: string): (string | null)[] {
  return panel(name)
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent ?? null)
}

export function activeIn(name: string): string | null | undefined {
  return panel(name).queryByRole('button', { current: true })?.querySelector('bdi')?.textContent
}

export async function untilShown(shown: Record<string, string[]>): Promise<void> {
  await waitFor(() => {
    for (const [name, names] of Object.entries(shown)) expect([name, ...namesIn(name)]).toEqual([name, ...names])
  })
}
