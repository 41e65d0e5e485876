import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { call } from '../people/call.ts'
import { tokenOf } from '../people/staff.ts'
import { newOrder } from '../screens/new-order.ts'

const brigade = brigadeOfThisFile()

journey('a manager goes on after a reload, by keyboard, and is told of what is sold out at once', async ({ seat }) => {
  const { url } = brigade
  const manager = await seat({ url, email: 'manager@restaurant.demo' })
  const { button, dialog, table, search, item, choices, order, place, alert } = newOrder(manager)

  await button.focus()
  await manager.keyboard.press('Enter')
  await expect(item('Marinated Olives')).toBeVisible()
  await search.fill('steak')
  await item('Hanger Steak').focus()
  await manager.keyboard.press('Enter')
  const steak = choices('Hanger Steak')
  await steak.option('Medium rare').focus()
  await manager.keyboard.press('Space')
  await steak.comment.fill('no salt, please')
  await steak.add.focus()
  await manager.keyboard.press('Enter')
  await expect(item(/^Hanger Steak/)).toBeFocused()
  await expect(order).toContainText('USD 37.62')

  await manager.reload()

  await expect(dialog).toBeVisible()
  await expect(order).toContainText('no salt, please')
  await search.fill('olives')
  await item('Marinated Olives').click()
  await markSoldOut('Marinated Olives')

  await expect(item(/^Marinated Olives/)).toHaveAttribute('aria-disabled', 'true')
  await expect(order).toContainText('This item is sold out.')
  await place.click()
  await expect(alert).toHaveText('Please select a table!')
  await expect(table).toBeFocused()
  await table.selectOption('Table 4')
  await order.getByRole('button', { name: 'Remove Marinated Olives' }).click()
  await place.click()

  await expect(manager.getByText('Auto accepted staff order successfully!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

async function markSoldOut(name: string): Promise<void> {
  const token = await tokenOf(brigade.url, 'chief@restaurant.demo')
  const query = `items?skipPaginate=true&name=${encodeURIComponent(name)}`
  const [found] = await call<{ id: number }[]>(brigade.url, { path: query, token })
  await call(brigade.url, {
    method: 'POST',
    path: 'sold-out',
    token,
    body: { kind: 'item', id: found!.id, for: 'open' },
  })
}
