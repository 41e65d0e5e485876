import { expect, type Page } from '@playwright/test'
import { expectToFit } from '../house/fits.ts'
import type { Stop } from '../house/walk.ts'
import { guestAt } from '../people/guest.ts'
import { colleague } from '../people/staff.ts'
import { popups } from '../screens/popups.ts'

const manager = 'manager@hotel.demo'

export const requestsWalk: Stop[] = [
  {
    email: manager,
    path: () => '/tables/request',
    shown: (page) => page.getByRole('heading', { level: 1 }),
    open: (page, { url }) => askForTowels(page, { url, table: 'Room 205' }),
    onDesk: async (page, { url }) => {
      await expectActsSideBySide(page, url)
      await expectWholeRowInLowWindows(page)
    },
    onPhone: expectWholeRowInLowWindows,
  },
  {
    email: 'waiter@hotel.demo',
    path: () => '/tables/request',
    shown: (page) => page.getByRole('heading', { level: 1 }),
    open: (page, { url }) => askForTowels(page, { url, table: 'Room 306' }),
    onDesk: expectWholeRowInLowWindows,
    onPhone: expectWholeRowInLowWindows,
  },
  {
    email: manager,
    path: () => '/tables/request?reports=shown&tab=done',
    shown: (page) => page.getByRole('rowheader').first(),
    onPhone: expectChosenTabInSight,
  },
  {
    email: manager,
    path: () => '/tables/request?tab=noAnswer',
    shown: (page) => page.getByText(/Every request was answered|أُجيب عن كل طلب خدمة/),
  },
  {
    email: manager,
    path: () => '/requests/times',
    shown: (page) => page.getByRole('rowheader').first(),
  },
  {
    email: manager,
    path: () => '/requests/times?edit=1',
    shown: (page) => page.locator('dialog form'),
    isCovered: true,
  },
  {
    email: manager,
    path: () => '/guest',
    shown: (page) => page.getByRole('rowheader').first(),
  },
  {
    email: manager,
    path: () => '/guest?edit=4',
    shown: (page) => page.getByRole('dialog').getByRole('textbox').first(),
    isCovered: true,
  },
  {
    email: manager,
    path: () => '/guest?add=',
    shown: (page) => page.getByRole('dialog').getByRole('textbox').first(),
    isCovered: true,
  },
  {
    email: manager,
    path: () => '/guest?edit=47',
    shown: (page) => page.getByRole('dialog').getByRole('group').first(),
    isCovered: true,
  },
  {
    email: manager,
    path: () => '/guest/services/47',
    shown: (page) => page.locator('main').getByRole('heading', { level: 2 }).nth(2),
  },
  {
    email: manager,
    path: () => '/guest/sort',
    shown: (page) => page.locator('ol li').nth(2),
  },
  {
    email: manager,
    path: () => '/guest/services/4',
    shown: (page) => page.locator('main').getByRole('heading', { level: 2 }).nth(2),
  },
  {
    email: 'waiter@hotel.demo',
    path: () => '/tables/7?request=new',
    shown: (page) => page.getByRole('dialog').getByRole('combobox'),
    isCovered: true,
  },
  {
    email: 'manager@restaurant.demo',
    path: () => '/guest',
    shown: (page) => page.getByRole('rowheader').first(),
  },
  {
    email: 'admin@brigade.demo',
    path: () => '/tables/request',
    shown: (page) => page.getByRole('heading', { level: 1 }),
    open: (page, { url }) => askForTowels(page, { url, table: 'Room 206' }),
  },
  {
    email: 'manager@restaurant.demo',
    path: () => '/tables/request?reports=shown',
    shown: (page) => page.getByRole('heading', { level: 1 }),
  },
]

async function askForTowels(page: Page, { url, table }: { url: string; table: string }): Promise<void> {
  const guest = await guestAt({ url, table })
  await guest.ask('towel')
  await page.getByRole('rowheader', { name: table }).waitFor()
}

/** Expects a whole request below the tabs of windows that are low, with a pop-up at their foot. */
async function expectWholeRowInLowWindows(page: Page): Promise<void> {
  await expect(popups(page).card).toBeVisible()
  for (const size of [
    { width: 844, height: 390 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size)
    await expect(page.getByRole('row').nth(1)).toBeInViewport({ ratio: 1 })
    await expectToFit(page)
  }
}

/** Expects a row of one line with the next step, and its other acts side by side below it. */
async function expectActsSideBySide(page: Page, url: string): Promise<void> {
  const by = await colleague(url, manager)
  const guest = await guestAt({ url, table: 'Room 305' })
  await by.move(await by.accept(await guest.order({ dish: 'Fattoush' })), 'ontheway')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Room 305' }) })
  const heightOf = async () => (await row.boundingBox())!.height
  expect(await heightOf()).toBeLessThanOrEqual(57)
  const lines = await row.getByText('Unassigned').evaluate((words) => words.getClientRects().length)
  expect(lines).toBe(1)
  const acts = row.getByRole('button')
  await expect(acts).toHaveText(['Take', ''])
  await row.getByRole('button', { name: /^More actions/ }).click()
  await expect(acts).toHaveText(['Take', '', 'View', 'No Answer', 'Resolve'])
  const tops = await acts.evaluateAll((all) => all.slice(2).map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await row.getByRole('button', { name: /^More actions/ }).click()
  expect(await heightOf()).toBeLessThanOrEqual(57)
}

/** Expects the chosen tab in sight also after a phone was turned, and turned back. */
async function expectChosenTabInSight(page: Page): Promise<void> {
  const chosen = page.getByRole('main').locator('button[aria-current=page]').first()
  const upright = page.viewportSize()!
  for (const size of [upright, { width: upright.height, height: upright.width }, upright]) {
    await page.setViewportSize(size)
    // Edges can be between pixels.
    await expect(chosen).toBeInViewport({ ratio: 0.95 })
  }
}
