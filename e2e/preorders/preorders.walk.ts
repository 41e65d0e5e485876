import type { Page } from '@playwright/test'
import type { Stop } from '../house/walk.ts'
import { breakfastAt } from './breakfast.ts'

const manager = 'manager@hotel.demo'
const firstRow = (page: Page) => page.getByRole('rowheader').first()
const inDrawer = (page: Page) => page.getByRole('dialog').getByRole('textbox').first()

export const preordersWalk: Stop[] = [
  { email: manager, path: () => '/preorder', shown: firstRow },
  { email: manager, path: () => '/preorder?edit=1', shown: inDrawer, isCovered: true },
  { email: manager, path: () => '/preorder/1', shown: (page) => page.getByRole('rowheader').nth(2) },
  { email: manager, path: () => '/preorder/view/1', shown: (page) => page.getByRole('group').nth(1) },
  { email: manager, path: () => '/preorder/1/sort/options', shown: (page) => page.locator('ol li').nth(1) },
  { email: manager, path: () => '/preorder/1/sort/additional', shown: (page) => page.locator('ol li').nth(1) },
  { email: manager, path: () => '/modifier/preorder/1', shown: firstRow },
  { email: manager, path: () => '/modifier/preorder/1?edit=1', shown: inDrawer, isCovered: true },
  {
    email: 'manager@restaurant.demo',
    path: () => '/preorder',
    shown: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    email: 'ordertaker@hotel.demo',
    path: () => '/preorderque',
    shown: (page) => page.getByRole('heading', { level: 1 }),
    open: (page, { url }) => openDayOfAnOrder(page, { url, table: 'Room 306' }),
  },
  { email: 'ordertaker@hotel.demo', path: () => '/preorderque?add=', shown: inDrawer, isCovered: true },
  {
    email: 'ordertaker@hotel.demo',
    path: () => '/preorderque',
    shown: (page) => page.getByRole('heading', { level: 1 }),
    open: async (page, { url }) => {
      await openDayOfAnOrder(page, { url, table: 'Room 205' })
      await firstRow(page).getByRole('link').click()
      await page.getByRole('heading', { level: 2 }).nth(1).waitFor()
    },
  },
  {
    email: manager,
    path: () => '/preorderque',
    shown: (page) => page.getByRole('heading', { level: 1 }),
    open: async (page, { url }) => {
      const { day, slot } = await (await breakfastAt({ url, table: 'Room 304' })).order({ lastname: 'Mansour' })
      await page.goto(`/preorder-sheet?form=1&day=${day}&slot=${slot}`)
      await page
        .getByText(/Mansour/)
        .first()
        .waitFor()
    },
  },
]

type Room = { url: string; table: string }

/** Opens the day of a new pre-order. A room has at most two in a slot: that of the desk's walk, and that of the phone's. */
async function openDayOfAnOrder(page: Page, { url, table }: Room): Promise<void> {
  const { day } = await (await breakfastAt({ url, table })).order({ lastname: 'Mansour' })
  await page.goto(`/preorderque?day=${day}`)
  await firstRow(page).waitFor()
}
