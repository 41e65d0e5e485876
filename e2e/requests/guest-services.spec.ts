import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()

journey(
  'a manager offers ice to waiters’ pop-ups alone and towels no longer: guests are refused, and a waiter opens a request for a guest',
  async ({ seat }) => {
    const { url } = brigade
    const manager = await seat({ url, email: 'manager@hotel.demo', path: '/guest' })
    const admin = await seat({ url, email: 'admin@brigade.demo', path: '/guest?venue=1' })
    const waiter = await seat({ url, email: 'waiter@hotel.demo', path: '/tables/7' })
    await expect(popups(waiter).requests).toBeAttached()
    const towels = admin.getByRole('row', { name: /Request Towels/ })
    await expect(towels).not.toContainText('Off')

    await manager.getByRole('button', { name: 'Edit: Request Towels' }).click()
    await manager.getByRole('switch', { name: 'Offered to guests' }).click()
    await manager.getByRole('button', { name: 'Save' }).click()

    await expect(towels).toContainText('Off')
    const guest = await guestAt({ url, table: 'Room 306' })
    await expect(guest.ask('towel')).rejects.toThrow('422')

    await manager.getByRole('button', { name: 'Edit: Request Ice Bucket' }).click()
    for (const role of ['Manager', 'Order Taker'])
      await manager
        .locator('.ant-select-selection-item', { hasText: role })
        .locator('.ant-select-selection-item-remove')
        .click()
    await manager.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByRole('row', { name: /Request Ice Bucket/ })).toContainText('Always')

    await waiter.getByRole('button', { name: 'Request for the guest' }).click()
    await waiter.getByRole('combobox', { name: 'Request' }).click()
    await expect(waiter.getByRole('option', { name: 'Request Towels' })).toHaveCount(0)
    await waiter.locator('.ant-select-item-option', { hasText: 'Request Ice Bucket' }).click()
    await waiter.getByRole('button', { name: 'Save' }).click()

    await expect(popups(waiter).request('asks for an ice bucket.')).toBeVisible()
    await expect(popups(manager).request('asks for an ice bucket.')).toHaveCount(0)

    await manager.getByRole('link', { name: 'Request Ice Bucket' }).click()
    await expect(manager.getByRole('heading', { level: 1, name: 'Request Ice Bucket' })).toBeVisible()
    await expect(manager.getByRole('row').filter({ hasText: 'Open' }).first()).toBeVisible()
  },
)
