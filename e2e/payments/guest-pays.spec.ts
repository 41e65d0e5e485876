import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { expectNoFault } from '../house/axe-faults.ts'
import { guestAt } from '../people/guest.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()

journey(
  'a guest pays in two parts, the manager reads of each, and the order says that it is paid',
  async ({ seat }) => {
    const { url } = brigade
    const guest = await guestAt({ url, table: 'Room 410' })
    const order = await guest.order({ dish: 'Wild Mushroom Risotto' })
    const manager = await seat({ url, email: 'manager@hotel.demo', path: `/orders/${order.id}` })
    await expect(popups(manager).payments).toBeAttached()

    const first = await seat({ url, path: await guest.pay(order, 20) })
    await first.getByRole('button', { name: 'Pay', exact: true }).click()

    await expect(first.getByRole('status')).toHaveText('Paid. Thank you.')
    await expect(manager.getByText('Partially Paid').first()).toBeVisible()
    const list = manager.getByRole('region', { name: 'Payments received' }).getByRole('listitem')
    await expect(list).toHaveText(/^Paid online.*20\.00$/)
    const { more, row } = popups(manager)
    const told = row('Online Payment')
    await more.click()
    await expect(told).toContainText('20.00')
    await told.getByRole('button', { name: 'Close Popup' }).click()
    await expect(told).toHaveCount(0)
    await manager.keyboard.press('Escape')

    const rest = await seat({ url, path: await guest.pay(order) })
    await rest.getByRole('button', { name: 'Pay', exact: true }).click()

    await expect(rest.getByRole('status')).toHaveText('Paid. Thank you.')
    await expect(manager.getByText('Paid', { exact: true }).first()).toBeVisible()
    await expect(list).toHaveCount(2)

    await guest.askForCard()
    await more.click()
    await expect(told).toHaveCount(1)
    await expect(row('Room 410 wants to pay by card')).toBeVisible()
    await expectNoFault(manager)
  },
)
