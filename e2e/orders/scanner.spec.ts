import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile } from '../house/brigade.ts'
import { journey } from '../house/journey.ts'
import { colleague } from '../people/staff.ts'

const brigade = brigadeOfThisFile()

/** What a tray's or a table's code says, as a scanner types it: ten milliseconds a key, and Enter. It holds every shortcut. */
const scan = 'https://brigade.example/t/4a7c9da1njk?Au=23a'

/** Every screen of every role that has no field to type into; `#` is an order that waits. */
const screensOf = {
  'admin@brigade.demo': [
    '/orders',
    '/orders/history',
    '/orders/#',
    '/menu',
    '/categories',
    '/items',
    '/bulk-operations',
    '/settings',
  ],
  'organization@brigade.demo': ['/orders', '/orders/history', '/orders/#', '/settings'],
  'supermanager@brigade.demo': ['/menu', '/categories', '/items', '/settings'],
  'manager@hotel.demo': ['/orders/list', '/orders/history', '/orders/#', '/menu', '/categories', '/items', '/settings'],
  'ordertaker@hotel.demo': ['/orders/list', '/orders/history', '/orders/#', '/menu', '/settings'],
  'waiter@hotel.demo': ['/orders/active', '/orders/#', '/settings'],
  'chief@hotel.demo': ['/orders/kitchenorders', '/orders/#', '/settings'],
  'finance@hotel.demo': ['/orders/#', '/settings'],
  'marketing@hotel.demo': ['/settings'],
}

for (const [email, screens] of Object.entries(screensOf)) {
  journey(`a scan moves no order and opens nothing on the screens of ${email}`, async ({ seat }) => {
    const manager = await colleague(brigade.url, 'manager@hotel.demo')
    const before = await statusesOf(manager)
    const waiting = (await manager.openOrders()).find(({ status }) => status === 'incoming')
    const page = await seat({ url: brigade.url, email })
    for (const screen of screens) {
      const path = screen.replace('#', String(waiting?.id))
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()

      await page.keyboard.type(`${scan}\n`, { delay: 10 })
      await focusCard(page)
      await page.keyboard.type(`${scan}\n`, { delay: 10 })

      // A key that stands alone is taken again, after all of those before.
      const dialog = page.getByRole('dialog')
      await expect(async () => {
        await page.keyboard.press('?')
        await expect(dialog).toHaveAccessibleName('Keyboard shortcuts', { timeout: 1_000 })
      }).toPass()
      await expect(dialog).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      // Some screens write what they show into their address, behind the path.
      expect(new URL(page.url()).pathname).toBe(path)
    }
    expect(await statusesOf(manager)).toEqual(before)
  })
}

/** The first order's card, or the first button that does something to the order of the page. */
async function focusCard(page: Page): Promise<void> {
  const target = page.locator('[data-card-link], [data-main-act]').first()
  if ((await target.count()) > 0) await target.focus()
}

async function statusesOf({ openOrders }: Awaited<ReturnType<typeof colleague>>): Promise<[number, string][]> {
  return (await openOrders())
    .map(({ id, status }): [number, string] => [id, status])
    .sort(([one], [other]) => one - other)
}
