import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile } from '../house/brigade.ts'
import { journey, type Seating } from '../house/journey.ts'
import { expectNoSeriousFault } from '../house/serious-faults.ts'
import { guestAt } from '../people/guest.ts'
import { colleague, speak } from '../people/staff.ts'

const brigade = brigadeOfThisFile()

type Look = { language: 'en' | 'ar'; colorScheme: 'light' | 'dark' }

const looks: Look[] = [
  { language: 'en', colorScheme: 'light' },
  { language: 'en', colorScheme: 'dark' },
  { language: 'ar', colorScheme: 'light' },
  { language: 'ar', colorScheme: 'dark' },
]

/** Where new orders pop up, by its name. */
const shelfNames = { en: 'New and updated orders', ar: 'الطلبات الجديدة والمعدّلة' }

for (const look of looks) {
  const asLooked = `in ${look.language === 'en' ? 'English' : 'Arabic'}, ${look.colorScheme}`

  journey(`the sign-in page has no serious fault ${asLooked}`, async ({ seat }) => {
    const page = await seat({ url: brigade.url, colorScheme: look.colorScheme })
    if (look.language === 'ar') await page.getByRole('button', { name: 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', look.language)

    await expectNoSeriousFault(page)

    await page.locator('button[type=submit]').click()
    await expect(page.locator('#sign-in-email')).toBeFocused()
    await expectNoSeriousFault(page)
  })

  journey(`the manager's screens have no serious fault ${asLooked}`, async ({ seat }) => {
    const { url } = brigade
    const page = await seatWithLook(seat, 'manager@hotel.demo', look)
    const shelf = page.getByRole('region', { name: shelfNames[look.language] })
    await expect(shelf).toBeAttached()
    const guest = await guestAt({ url, table: 'Room 111' })
    const order = await guest.order({ dish: 'Fattoush', comment: 'no onions' })
    await expect(shelf.getByRole('article')).toContainText(`#${order.id}`)
    await expectNoSeriousFault(page)

    await page.goto(`/orders/${order.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`#${order.id}`)
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('time') })
        .first(),
    ).toBeVisible()
    await expectNoSeriousFault(page)

    await page.goto(`/orders/${order.id}?edit=cart`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoSeriousFault(page)

    await page.goto('/orders/history')
    await expect(page.getByRole('row').nth(3)).toBeVisible()
    await expectNoSeriousFault(page)

    await page.goto('/settings')
    await expect(page.getByRole('switch').first()).toBeVisible()
    await expectNoSeriousFault(page)
  })

  journey(`the kitchen's and the floor's screens have no serious fault ${asLooked}`, async ({ seat }) => {
    const kitchen = await seatWithLook(seat, 'chief@hotel.demo', look)
    await expect(kitchen.getByRole('article').first()).toBeVisible()
    await expectNoSeriousFault(kitchen)

    const floor = await seatWithLook(seat, 'waiter@hotel.demo', look)
    await expect(floor.getByRole('article').first()).toBeVisible()
    await expectNoSeriousFault(floor)
  })

  journey(`empty boards have no serious fault ${asLooked}`, async ({ seat }) => {
    const { url } = brigade
    const manager = await colleague(url, 'manager@restaurant.demo')
    for (const order of await manager.openOrders()) {
      // What is taken out of the kitchen's hands stays there for a minute, struck out.
      await manager.finish(order.status === 'inprogress' ? await manager.move(order, 'ontheway') : order)
    }

    for (const who of ['manager', 'chief', 'waiter']) {
      const page = await seatWithLook(seat, `${who}@restaurant.demo`, look)
      await expect(page.getByRole('main')).not.toBeEmpty()
      await expect(page.getByRole('article')).toHaveCount(0)
      await expectNoSeriousFault(page)
    }
  })
}

journey('a ticket that is struck out has no serious fault', async ({ seat }) => {
  const { url } = brigade
  const kitchen = await seat({ url, email: 'chief@hotel.demo' })
  const waiter = await colleague(url, 'waiter@hotel.demo')
  const cooking = (await waiter.openOrders()).find(
    ({ status, cart }) => status === 'inprogress' && cart.some(({ selectedOptions }) => selectedOptions.length > 0),
  )
  if (!cooking) throw new Error('The kitchen cooks nothing that options were chosen for')
  const ticket = kitchen.locator(`article[data-order="${cooking.id}"]`)
  await expect(ticket.getByRole('button')).toBeVisible()

  await waiter.move(cooking, 'delivered')
  await expect(ticket.getByRole('button')).toHaveCount(0)

  await expectNoSeriousFault(kitchen)
})

async function seatWithLook(seat: Seating, email: string, { language, colorScheme }: Look): Promise<Page> {
  await speak(brigade.url, { email, language })
  const page = await seat({ url: brigade.url, email, colorScheme })
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  return page
}
