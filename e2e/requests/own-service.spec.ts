import { expect, type Locator } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { makeOlder } from '../house/make-older.ts'
import { call } from '../people/call.ts'
import { guestAt } from '../people/guest.ts'
import { tokenOf } from '../people/staff.ts'
import { pickIn } from '../screens/choice-field.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()

journey(
  'a manager creates a shuttle with a form, a guest orders it, nobody reacts, and it escalates to the manager until it is done',
  async ({ seat }) => {
    const { url, folder } = brigade
    const manager = await seat({ url, email: 'manager@hotel.demo', path: '/guest' })
    const waiter = await seat({ url, email: 'waiter@hotel.demo', path: '/tables/request' })
    await expect(popups(waiter).requests).toBeAttached()

    await manager.getByRole('button', { name: 'Add service' }).click()
    await manager.getByRole('textbox', { name: 'Name in English' }).fill('Shuttle')
    await manager.getByRole('combobox', { name: 'Icon' }).click()
    await manager.locator('.ant-select-item-option', { hasText: 'Car' }).click()
    for (const role of ['Manager', 'Order Taker'])
      await manager
        .locator('.ant-select-selection-item', { hasText: role })
        .locator('.ant-select-selection-item-remove')
        .click()
    for (const name of ['Add step', 'Add step', 'Add question']) await manager.getByRole('button', { name }).click()
    const first = manager.getByRole('group', { name: 'Step 1' })
    await first.locator('.ant-select-selection-item-remove').click()
    await pickIn(first.getByRole('combobox', { name: 'Alerts then' }), 'Order Taker')
    await manager
      .getByRole('group', { name: 'Question 1' })
      .getByRole('textbox', { name: 'Question in English' })
      .fill('Where to?')
    await manager.getByRole('button', { name: 'Save' }).click()
    await expect(manager.getByRole('link', { name: 'Shuttle' })).toBeVisible()

    const guest = await guestAt({ url, table: 'Room 306' })
    const offered = (await guest.offered()).find(({ label }) => label.en === 'Shuttle')!
    await expect(guest.ask('custom', { serviceId: offered.serviceId, answers: [] })).rejects.toThrow('400')
    const answers = [{ key: offered.questions[0]!.key, value: 'The Old Harbour' }]
    await guest.ask('custom', { serviceId: offered.serviceId, answers })

    await expect(popups(waiter).request(/Shuttle.*Where to\? The Old Harbour/)).toBeVisible()
    const row = waiter.getByRole('row').filter({ has: waiter.getByRole('rowheader', { name: 'Room 306' }) })
    await expect(row.filter({ hasText: 'Shuttle' })).toContainText('Where to? The Old Harbour')
    await expect(popups(manager).request('Shuttle')).toHaveCount(0)
    await expectActsInFirstLine(row.filter({ hasText: 'Shuttle' }))

    const token = await tokenOf(url, 'manager@hotel.demo')
    const path = `waiter?serviceId=${offered.serviceId}&skipPaginate=true`
    const [made] = await call<{ id: number }[]>(url, { path, token })
    makeOlder({ folder, requestId: made!.id, minutes: 12 })

    // The schedule looks once a minute.
    await expect(row.filter({ hasText: 'Shuttle' })).toContainText(/Escalated: Order Taker .* · Manager /, {
      timeout: 90_000,
    })

    await row.filter({ hasText: 'Shuttle' }).getByRole('button', { name: 'Take' }).click()
    await row.filter({ hasText: 'Shuttle' }).getByRole('button', { name: 'Resolve' }).click()
    await expect(row.filter({ hasText: 'Shuttle' })).toHaveCount(0)

    await manager.getByRole('link', { name: 'Shuttle' }).click()
    await expect(manager.getByRole('heading', { level: 1, name: 'Shuttle' })).toBeVisible()
    await expect(manager.getByText('Half took at most')).toBeVisible()
    await expect(manager.getByRole('row', { name: /Room 306.*The Old Harbour/ })).toContainText('Done')
  },
)

/** Expects the next step beside the room, although the answers come before it. */
async function expectActsInFirstLine(row: Locator): Promise<void> {
  const [room, take] = [row.getByRole('rowheader'), row.getByRole('button', { name: 'Take' })]
  const [head, act] = [(await room.boundingBox())!, (await take.boundingBox())!]
  expect(act.y).toBeLessThan(head.y + head.height)
  expect(act.x).toBeGreaterThan(head.x + head.width)
}
