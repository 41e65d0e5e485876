import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()

journey(
  'of a guest who asks for towels all are told, who is on it is seen, and Resolve can be taken back',
  async ({ seat }) => {
    const { url } = brigade
    const manager = await seat({ url, email: 'manager@hotel.demo', path: '/tables/request' })
    const waiter = await seat({ url, email: 'waiter@hotel.demo' })
    await expect(popups(manager).requests).toBeAttached()
    await expect(popups(waiter).requests).toBeAttached()
    const guest = await guestAt({ url, table: 'Room 306' })

    await guest.ask('towel')

    const call = popups(waiter).request('Room 306 asks for towels.')
    await expect(call).toContainText('Waiter Request')
    const row = manager.getByRole('row').filter({ has: manager.getByRole('rowheader', { name: 'Room 306' }) })
    await expect(row).toContainText('Nobody yet')

    await call.getByRole('button', { name: 'I’m on it' }).click()

    await expect(call).toHaveCount(0)
    await expect(row).not.toContainText('Nobody yet')
    await expect(popups(manager).request('Room 306 asks for towels.')).toHaveCount(0)

    await row.getByRole('button', { name: 'Resolve' }).click()

    await expect(row).toHaveCount(0)
    const undo = manager.getByRole('button', { name: 'Undo', exact: true })
    await expect(async () => {
      if (await undo.isVisible()) await undo.click()
      await expect(row).toHaveCount(1, { timeout: 1_000 })
    }).toPass()
  },
)
