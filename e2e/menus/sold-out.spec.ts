import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { expectNoSeriousFault } from '../house/serious-faults.ts'
import { guestAt } from '../people/guest.ts'
import { call } from '../people/call.ts'
import { speak, tokenOf } from '../people/staff.ts'
import { soldOut } from '../screens/sold-out.ts'

const brigade = brigadeOfThisFile()
const dish = 'Harbour Beef Burger'

journey(
  'what the kitchen marks as sold out no guest can order, and every board sees it, until it is back',
  async ({ seat }) => {
    const { url } = brigade
    const [kitchen, manager] = await Promise.all([
      seat({ url, email: 'chief@hotel.demo' }),
      seat({ url, email: 'manager@hotel.demo' }),
    ])
    const guest = await guestAt({ url, table: 'Room 108' })
    const marking = soldOut(kitchen)
    const watching = soldOut(manager)
    await expect(watching.button).toHaveText('Sold out')

    await marking.button.click()
    await expect(marking.drawer.getByText('Everything is on the menu.')).toBeVisible()
    await marking.search.fill('fattoush')
    await marking.choice('Until tomorrow', 'Fattoush').click()

    await expect(watching.button).toHaveText('Sold out1')
    await expect(guest.order({ dish: 'Fattoush' })).rejects.toThrow(/sold out/i)
    await watching.button.click()
    await expect(watching.now.getByRole('listitem')).toContainText(/Fattoush.*until .*03:00/)
    await watching.drawer.getByRole('button', { name: 'Back on the menu: Fattoush' }).click()

    await expect(watching.drawer.getByText('Everything is on the menu.')).toBeVisible()
    await marking.search.fill('')
    await expect(marking.drawer.getByText('Everything is on the menu.')).toBeVisible()
    expect(await guest.order({ dish: 'Fattoush' })).toMatchObject({ table: 'Room 108' })
  },
)

journey('a side and an option run out by themselves', async ({ seat }) => {
  const waiter = await seat({ url: brigade.url, email: 'waiter@hotel.demo' })
  const marking = soldOut(waiter)
  await marking.button.click()
  await marking.search.fill(dish)
  const parts = marking.drawer.getByRole('region').getByRole('listitem')
  const side = parts.first()
  const option = parts.last()

  for (const part of [side, option]) {
    const opens = part.getByRole('button').first()
    const oneHour = part.getByRole('button', { name: /^For one hour/ })
    // What is said of the part before comes and goes at the edge of the screen, and for a moment takes presses there.
    await expect(async () => {
      if (!(await oneHour.isVisible())) await opens.click()
      await expect(oneHour).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await oneHour.click()
    await expect(part.getByText(untilAnHour('Sold out until'))).toBeVisible()
  }

  await expectNoSeriousFault(waiter)
  await marking.search.fill('')
  await expect(marking.now.getByRole('listitem')).toHaveCount(2)
  await expectNoSeriousFault(waiter)
  await expect(marking.now.getByText(`of ${dish}`, { exact: false })).toHaveCount(2)
  for (const left of [1, 0]) {
    await marking.now
      .getByRole('button', { name: /^Back on the menu/ })
      .first()
      .click()
    await expect(marking.now.getByRole('listitem')).toHaveCount(left)
  }
  await waiter.keyboard.press('Escape')
  await expect(marking.drawer).toHaveCount(0)
  await expect(marking.button).toBeFocused()
})

journey('who edits an order sees what of it has run out meanwhile, and is not offered more of it', async ({ seat }) => {
  const { url } = brigade
  const guest = await guestAt({ url, table: 'Room 109' })
  const { id } = await guest.order({ dish: 'Fattoush', quantity: 2 })
  const manager = await seat({ url, email: 'manager@hotel.demo', path: `/orders/${id}?tool=updateOrder&order=${id}` })
  const drawer = manager.getByRole('dialog', { name: `Edit order #${id}` })
  const more = drawer.getByRole('group', { name: 'Quantity of Fattoush' }).getByRole('button').last()
  await expect(more).toBeEnabled()

  const kitchen = await seat({ url, email: 'chief@hotel.demo' })
  const marking = soldOut(kitchen)
  await marking.button.click()
  await marking.search.fill('fattoush')
  await marking.choice('Until turned back', 'Fattoush').click()

  const line = drawer.getByRole('region', { name: 'The order' })
  await expect(line.getByText('Sold out', { exact: true })).toBeVisible()
  await expect(more).toBeDisabled()
  await marking.choice('Back on the menu', 'Fattoush').click()
  await expect(more).toBeEnabled()
  await expect(line.getByText('Sold out', { exact: true })).toHaveCount(0)
})

journey('in Arabic on a phone, a dish is found by its Arabic name', async ({ seat }) => {
  const { url } = brigade
  const email = 'waiter@restaurant.demo'
  await speak(url, { email, language: 'ar' })
  const waiter = await seat({ url, email, viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await expect(waiter.locator('html')).toHaveAttribute('dir', 'rtl')
  const [item] = await call<{ name: { ar: string } }[]>(url, {
    path: 'items?skipPaginate=true&$sort[index]=1',
    token: await tokenOf(url, email),
  })

  await waiter.getByRole('button', { name: 'نفد' }).click()
  const drawer = waiter.getByRole('dialog', { name: 'نفد' })
  await drawer.getByRole('searchbox').fill(item!.name.ar)
  const dish = drawer.getByRole('button', { name: item!.name.ar, exact: true })
  if ((await dish.getAttribute('aria-expanded')) === 'false') await dish.click()
  await drawer.getByRole('button', { name: `لمدة ساعة: ${item!.name.ar}` }).click()

  await expect(drawer.getByText(untilAnHour('نفد حتى'))).toBeVisible()
  expect(await waiter.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectNoSeriousFault(waiter)
})

/** In the last hour of a day it is the next one's, with its date. */
function untilAnHour(words: string): RegExp {
  return new RegExp(`^${words} (.*2\\d{3}[,،] )?\\d\\d:\\d\\d$`)
}
