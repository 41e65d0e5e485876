import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { tokenOf } from '../people/staff.ts'
import { call } from '../people/call.ts'
import { breakfastAt } from './breakfast.ts'

const brigade = brigadeOfThisFile()

journey(
  'a breakfast card has room for two: one guest orders on it, one card comes on paper, and the third is refused; the slot is accepted, printed and released',
  async ({ seat }) => {
    const { url } = brigade
    const manager = await seat({ url, email: 'manager@hotel.demo', path: '/preorder/1' })
    const taker = await seat({ url, email: 'ordertaker@hotel.demo', path: '/preorderque', isMobile: true })
    const chief = await seat({ url, email: 'chief@hotel.demo' })
    const admin = await tokenOf(url, 'admin@brigade.demo')
    const printer = { restaurantId: 1, name: 'Pass', host: '192.0.2.1', takesOtherItems: true }
    await call(url, { method: 'POST', path: 'printers', token: admin, body: printer })

    await call(url, { method: 'PATCH', path: 'restaurant/1', token: admin, body: { timeZone: zoneAtFour() } })
    await call(url, {
      method: 'PATCH',
      path: 'menu-forms/1',
      token: admin,
      body: { cutOffBy: 'minutes', cutOffMinutes: 60 },
    })

    await expect(manager.getByText('60 min before the slot')).toBeVisible()
    await manager.getByRole('button', { name: 'Edit', exact: true }).click()
    await manager.getByRole('textbox', { name: 'Orders in a slot' }).fill('2')
    await manager.getByRole('button', { name: 'Save' }).click()
    await expect(manager.getByRole('dialog')).toHaveCount(0)

    const guest = await breakfastAt({ url, table: 'Room 306' })
    const { day, slot } = await guest.order({ lastname: 'Mansour', note: 'No sesame for Mansour', isForToday: true })
    await taker.goto(`/preorderque?day=${day}`)
    await expect(taker.getByText('1 of 2 orders')).toBeVisible()
    await taker.getByRole('button', { name: 'Add pre-order' }).click()
    const card = taker.getByRole('dialog')
    await card.getByRole('combobox', { name: 'Room' }).fill('Room 207')
    await taker.locator('.ant-select-item-option', { hasText: 'Room 207' }).click()
    await card.getByRole('combobox', { name: 'Form' }).click()
    await taker.locator('.ant-select-item-option', { hasText: 'Breakfast card' }).click()
    await card.getByRole('combobox', { name: 'Delivery' }).fill(`${slot} · 1`)
    await taker
      .locator('.ant-select-item-option', { hasText: `${slot} · 1 left` })
      .first()
      .click()
    await card.getByRole('button', { name: 'More: Shakshuka' }).click()
    await card.getByRole('button', { name: 'Add pre-order' }).click()

    await expect(taker.getByText('2 of 2 orders')).toBeVisible()
    await expect(taker.getByText(/2 × Shakshuka/)).toBeVisible()
    await expect((await breakfastAt({ url, table: 'Room 205' })).order({ day, slot })).rejects.toThrow('409')

    await taker.getByRole('button', { name: 'Accept all' }).click()
    await expect(taker.getByText('Accepted', { exact: true })).toHaveCount(2)
    await taker.getByRole('button', { name: 'Print sheet' }).click()
    await expect(taker.getByText(/Sheet printed/)).toBeVisible()
    await manager.goto(`/preorderque?day=${day}`)
    const sheetAddress = await manager.getByRole('link', { name: 'Print in this browser' }).getAttribute('href')
    await manager.goto(sheetAddress!)
    await expect(manager.getByRole('listitem').filter({ hasText: 'Room 306 · Mansour' })).toContainText('No sesame')
    await expect(manager.getByRole('listitem').filter({ hasText: /^2 × Shakshuka$/ })).toBeVisible()
    await expect(chief.getByText('No sesame for Mansour')).toHaveCount(0)

    await taker.getByRole('link', { name: /Room 306 · Mansour/ }).click()
    await taker.getByRole('button', { name: 'Release now' }).click()
    await expect(taker.getByText('In the kitchen')).toBeVisible()
    await expect(taker.getByRole('button', { name: 'Undo' })).toBeEnabled()
    await taker.getByRole('button', { name: 'Undo' }).click()
    await expect(taker.getByText('Accepted', { exact: true })).toBeVisible()
    await expect(chief.getByText('No sesame for Mansour')).toHaveCount(0)
    await taker.getByRole('button', { name: 'Release now' }).click()

    await expect(taker.getByText('In the kitchen')).toBeVisible()
    const ticket = chief.getByRole('article').filter({ hasText: 'No sesame for Mansour' })
    await expect(ticket).toContainText('Shakshuka')
    await expect(ticket).toContainText('Room 306')
  },
)

/** Returns a time zone in which it is four in the morning: the night is over, and breakfast is later today. */
function zoneAtFour(): string {
  const ahead = (28 - new Date().getUTCHours()) % 24
  return ahead <= 12 ? `Etc/GMT-${ahead}` : `Etc/GMT+${24 - ahead}`
}
