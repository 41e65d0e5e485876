import { expect, type Page } from '@playwright/test'
import { expectToFit } from '../house/fits.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { scannerAt } from '../house/scanner.ts'
import { expectEnoughContrast, expectNoSeriousFault } from '../house/serious-faults.ts'
import type { Language, Place, Stop } from '../house/walk.ts'
import { jobsWalk } from '../jobs/jobs.walk.ts'
import { menuBoardWalk, menuPagesWalk, menuToolsWalk } from '../menus/menus.walk.ts'
import { notificationsWalk } from '../notifications/notifications.walk.ts'
import { posWalk } from '../pos/pos.walk.ts'
import { ordersWalk } from '../orders/orders.walk.ts'
import { menuEditor } from '../people/menu-editor.ts'
import { paymentsWalk } from '../payments/payments.walk.ts'
import { type Colleague, colleague, speak } from '../people/staff.ts'
import { printersWalk } from '../printers/printers.walk.ts'
import { receiptsWalk } from '../receipts/receipts.walk.ts'
import { pushWalk } from '../push/push.walk.ts'
import { requestsWalk } from '../requests/requests.walk.ts'
import { settingsWalk } from '../settings/settings.walk.ts'
import { tablesWalk } from '../tables/tables.walk.ts'
import { traysWalk } from '../trays/trays.walk.ts'

/** Every screen of every feature; a new one is a row of its feature's table. */
const walks: Record<string, readonly Stop[]> = {
  orders: ordersWalk,
  'the panels of the menu': menuBoardWalk,
  'the pages of the menu': menuPagesWalk,
  'what opens over the pages of the menu': menuToolsWalk,
  settings: settingsWalk,
  jobs: jobsWalk,
  notifications: notificationsWalk,
  receipts: receiptsWalk,
  pos: posWalk,
  printers: printersWalk,
  payments: paymentsWalk,
  tables: tablesWalk,
  trays: traysWalk,
  push: pushWalk,
  requests: requestsWalk,
}
const parts = Object.entries(walks).flatMap(([what, stops]) =>
  [...new Set(stops.map(({ email }) => email))].map((email) => ({
    email,
    what: `${what}, for ${email}`,
    stops: stops.filter((stop) => stop.email === email),
  })),
)

const brigade = brigadeOfThisFile()
const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** What a tray's or a table's code says; it holds every shortcut. */
const code = 'https://brigade.example/t/4a7c9da1njkq?Au=23aAJ'

// Each walk stands alone, and is as long as its table.
journey.describe.configure({ mode: 'parallel', timeout: 300_000 })

for (const { what, email, stops } of parts) {
  journey(`${what}: no serious fault, and a scan does nothing`, async ({ seat }) => {
    const manager = await colleague(brigade.url, 'manager@hotel.demo')
    const place = await placeIn(manager, 'en')
    const before = await statusesOf(manager)
    await speak(brigade.url, { email, language: 'en' })
    const page = await seat({ url: brigade.url, email, viewport: desk, reducedMotion: 'reduce' })

    await walk(page, place, async ({ isCovered }) => {
      await expectNoSeriousFault(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectEnoughContrast(page)
      await page.emulateMedia({ colorScheme: 'light' })
      if (!isCovered) await expectScanToDoNothing(page)
    })
    // Others may have come meanwhile.
    expect(await statusesOf(manager)).toMatchObject(before)
  })

  journey(`${what}, on a phone in Arabic: no serious fault, and all fits`, async ({ seat }) => {
    const place = await placeIn(await colleague(brigade.url, 'manager@hotel.demo'), 'ar')
    await speak(brigade.url, { email, language: 'ar' })
    const page = await seat({ url: brigade.url, email, viewport: phone, colorScheme: 'dark', reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

    await walk(page, place, async () => {
      await expectToFit(page)
      await expectNoSeriousFault(page)
      await page.emulateMedia({ colorScheme: 'light' })
      await expectEnoughContrast(page)
      await page.emulateMedia({ colorScheme: 'dark' })
    })
  })

  async function walk(page: Page, place: Place, look: (stop: Stop) => Promise<void>): Promise<void> {
    for (const stop of stops) {
      const path = stop.path(place)
      await journey.step(path, async () => {
        await page.goto(path)
        await expect(stop.shown(page, place)).toBeVisible()
        await stop.open?.(page, place)
        await look(stop)
      })
    }
  }
}

for (const language of ['en', 'ar'] as const) {
  journey(`the sign-in page has no serious fault in ${language}`, async ({ seat }) => {
    const page = await seat({ url: brigade.url, reducedMotion: 'reduce' })
    if (language === 'ar') await page.getByRole('button', { name: 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectNoSeriousFault(page)

    await page.locator('button[type=submit]').click()
    await expect(page.locator('#sign-in-email')).toBeFocused()
    await expectNoSeriousFault(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectEnoughContrast(page)
  })
}

async function placeIn({ openOrders }: Colleague, language: Language): Promise<Place> {
  const { url } = brigade
  const orderId = (await openOrders()).find(({ status }) => status === 'incoming')?.id
  const editor = await menuEditor(url, 'admin@brigade.demo')
  const { id: menuId } = await editor.menuCalled('All-Day Dining')
  const item = await editor.itemWithGroup(menuId)
  if (orderId === undefined) throw new Error('No order waits')
  return { url, orderId, menuId, ...item, language }
}

/** Neither over the screen, nor with a card or an act of it in focus, however slow the scanner is. */
async function expectScanToDoNothing(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  const { scan, pressAfterRest } = await scannerAt(page)
  await scan(code, { paceMs: 5 })
  for (const pressed of ['[data-card-link]', '[data-main-act]']) {
    const first = page.locator(pressed).first()
    if ((await first.count()) === 0) continue
    await first.focus()
    await scan(code, { paceMs: 100 })
    await scan(code, { paceMs: 1_000 })
  }
  // It is taken after all keys before.
  const dialog = page.getByRole('dialog')
  await pressAfterRest('?')
  await expect(dialog).toHaveAccessibleName('Keyboard shortcuts')
  await expect(dialog).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  // Some screens write what they show into their address, behind the path.
  expect(new URL(page.url()).pathname).toBe(pathname)
}

async function statusesOf({ openOrders }: Colleague): Promise<Record<number, string>> {
  return Object.fromEntries((await openOrders()).map(({ id, status }) => [id, status]))
}
