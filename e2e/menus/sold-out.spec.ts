import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { expectNoFault } from '../house/axe-faults.ts'
import { guestAt } from '../people/guest.ts'
import { menuEditor } from '../people/menu-editor.ts'
import { soldOut } from '../screens/sold-out.ts'

const brigade = brigadeOfThisFile()
const dish = 'Harbour Beef Burger'

journey(
  'what the kitchen marks as sold out no guest can order, and every board sees it, until it is back',
  async ({ seat }) => {
    const { url } = brigade
    const { id: menuId } = await (await menuEditor(url, 'admin@brigade.demo')).menuCalled('All-Day Dining')
    const [kitchen, manager, taker] = await Promise.all([
      seat({ url, email: 'chief@hotel.demo' }),
      seat({ url, email: 'manager@hotel.demo' }),
      seat({ url, email: 'ordertaker@hotel.demo', path: `/menu/${menuId}?q=fattoush` }),
    ])
    const mark = taker.getByRole('article', { name: 'Fattoush' }).locator('span', { hasText: 'Sold out' })
    const guest = await guestAt({ url, table: 'Room 108' })
    const marking = soldOut(kitchen)
    const watching = soldOut(manager)
    await expect(watching.button).toHaveText('Mark sold out')

    await marking.button.click()
    await expect(marking.drawer.getByText('Nothing is sold out.')).toBeVisible()
    await marking.search.fill('fattoush')
    await marking.choice('Until tomorrow', 'Fattoush').click()

    await expect(watching.button).toHaveText('Mark sold out1')
    await expect(mark).toBeVisible()
    await expect(guest.order({ dish: 'Fattoush' })).rejects.toThrow(/sold out/i)
    await watching.button.click()
    await expect(watching.now.getByRole('listitem')).toContainText(/Fattoush.*until .*03:00/)
    await watching.drawer.getByRole('button', { name: 'Put back on menu: Fattoush' }).click()

    await expect(watching.drawer.getByText('Nothing is sold out.')).toBeVisible()
    await marking.search.fill('')
    await expect(marking.drawer.getByText('Nothing is sold out.')).toBeVisible()
    await expect(mark).toHaveCount(0)
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
    await opens.click()
    await oneHour.click()
    await expect(part.getByText(untilAnHour('Sold out until'))).toBeVisible()
  }

  await expectNoFault(waiter)
  await marking.search.fill('')
  await expect(marking.now.getByRole('listitem')).toHaveCount(2)
  await expectNoFault(waiter)
  await expect(marking.now.getByText(`of ${dish}`, { exact: false })).toHaveCount(2)
  for (const left of [1, 0]) {
    await marking.now
      .getByRole('button', { name: /^Put back on menu/ })
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
  await marking.choice('Until I turn it back on', 'Fattoush').click()

  const line = drawer.getByRole('region', { name: 'Your order' })
  await expect(line.getByText('Sold out', { exact: true })).toBeVisible()
  await expect(more).toBeDisabled()
  await marking.choice('Put back on menu', 'Fattoush').click()
  await expect(more).toBeEnabled()
  await expect(line.getByText('Sold out', { exact: true })).toHaveCount(0)
})

/** Returns a pattern for the end of an hour: in the last hour of a day it is on the next day and has its date. */
function untilAnHour(words: string): RegExp {
  return new RegExp(`^${words} (.*2\\d{3}[,،] )?\\d\\d:\\d\\d$`)
}
