import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { board } from '../screens/board.ts'

const brigade = brigadeOfThisFile()

journey('new rooms are added together, take an order, and are on the floor at once', async ({ seat }) => {
  const { url } = brigade
  const manager = await seat({ url, email: 'manager@hotel.demo', path: '/tables' })
  const waiter = await seat({ url, email: 'waiter@hotel.demo', path: '/tables/management?search=Cabana' })
  const drawer = manager.getByRole('dialog', { name: 'New tables or rooms' })

  await manager.getByRole('button', { name: 'Add tables' }).click()
  await drawer.getByRole('textbox', { name: 'Names' }).fill('Cabana 1-3')
  await drawer.getByRole('combobox', { name: 'Floor or area' }).fill('Pool')
  await expect(drawer.getByRole('status')).toHaveText(/^3 tables and rooms: Cabana 1 … Cabana 3$/)
  await drawer.getByRole('button', { name: 'Save' }).click()

  await expect(drawer).toHaveCount(0)
  await expect(waiter.locator('[data-room]')).toHaveCount(3)
  const guest = await guestAt({ url, table: 'Cabana 2' })
  const { id } = await guest.order({ dish: 'Fattoush' })
  await manager.goto(`/orders/list?q=${encodeURIComponent(`#${id}`)}`)
  await expect(board(manager).card('In Queue', id)).toContainText('Cabana 2')

  await manager.goto('/tables?search=Cabana')
  await manager.getByRole('button', { name: 'Delete Cabana 2' }).click()
  await manager.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(
    manager.getByText('This table or room has orders, requests or trays. Turn it off instead.'),
  ).toBeVisible()
  await manager.getByRole('button', { name: 'Delete Cabana 3' }).click()
  await manager.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(waiter.locator('[data-room]')).toHaveCount(2)
})
