import { expect } from '@playwright/test'
import { brigadeOfThisFile } from '../house/brigade.ts'
import { journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
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
    await part.getByRole('button').first().click()
    await part.getByRole('button', { name: /^For one hour/ }).click()
    await expect(part.getByText(/^Sold out until \d\d:\d\d$/)).toBeVisible()
  }

  await marking.search.fill('')
  await expect(marking.now.getByRole('listitem')).toHaveCount(2)
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
