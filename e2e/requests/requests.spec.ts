import { expect, type Page } from '@playwright/test'
import { letPass } from '../house/let-pass.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { popups } from '../screens/popups.ts'

/** The time is longer than a connection counts as alive without a sign of the server. */
const sleptMs = 60_000

const brigade = brigadeOfThisFile()

journey(
  'of a guest who asks for towels all are told, who is on it is seen, also after a sleep, and Resolve can be undone',
  async ({ seat }) => {
    const { url } = brigade
    const manager = await seat({ url, email: 'manager@hotel.demo', path: '/tables/request' })
    const waiter = await seat({ url, email: 'waiter@hotel.demo', path: '/tables/request' })
    await expect(popups(manager).requests).toBeAttached()
    await expect(popups(waiter).requests).toBeAttached()
    const guest = await guestAt({ url, table: 'Room 306' })

    await guest.ask('towel')

    const popup = popups(waiter).request('Room 306 asks for towels.')
    await expect(popup).toContainText('Waiter Request')
    const row = rowOf(manager, 'Room 306')
    await expect(row).toContainText('Unassigned')

    // A press right after the device wakes counts, and nobody is signed out.
    await letPass(waiter, sleptMs)
    await popup.getByRole('button', { name: 'Take' }).click()

    await expect(popup).toHaveCount(0)
    await expect(rowOf(waiter, 'Room 306')).toContainText('You')
    await expect(row).not.toContainText('Unassigned')
    await expect(popups(manager).request('Room 306 asks for towels.')).toHaveCount(0)
    for (const page of [manager, waiter])
      await expect(page.getByRole('link', { name: /^Requests/ })).toHaveAccessibleName('Requests 1 new')

    await row.getByRole('button', { name: 'Resolve' }).click()

    await expect(row).toHaveCount(0)
    const undo = manager.getByRole('button', { name: 'Undo', exact: true })
    await undo.click()
    await expect(row).toHaveCount(1)
  },
)

function rowOf(page: Page, room: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: room }) })
}
