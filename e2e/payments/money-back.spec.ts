import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { expectWhole } from '../house/fits.ts'
import { expectNoFault } from '../house/axe-faults.ts'
import { call } from '../people/call.ts'
import { guestAt } from '../people/guest.ts'
import { tokenOf } from '../people/staff.ts'
import { orderScreen } from '../screens/order.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()

journey(
  'what a guest paid for an order that is cancelled goes back at the till, and finance reads that nothing is due any more',
  async ({ seat }) => {
    const { url } = brigade
    const guest = await guestAt({ url, table: 'Room 410' })
    const order = await guest.order({ dish: 'Wild Mushroom Risotto' })
    const paying = await seat({ url, path: await guest.pay(order, 20) })
    await paying.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(paying.getByRole('status')).toHaveText('Paid. Thank you.')
    const finance = await seat({ url, email: 'finance@hotel.demo', path: '/payments/alerts' })
    await expect(finance.getByText('No payment alerts.')).toBeVisible()
    const email = 'manager@hotel.demo'

    await call(url, {
      method: 'PATCH',
      path: `order/${order.id}`,
      token: await tokenOf(url, email),
      body: { status: 'cancelled', cancelReason: 'Sold out' },
    })

    const row = finance.getByRole('row').filter({ hasText: `#${order.id}` })
    await expect(row).toContainText('refund due')
    await expect(finance.getByRole('link', { name: /^Payments 1/ })).toBeVisible()
    await expectNoFault(finance)

    const manager = await seat({ url, email, path: `/orders/${order.id}` })
    const told = popups(manager).card.getByRole('button', { name: 'Close Popup' })
    const { money, cancelling } = orderScreen(manager)
    await expect(told).toBeVisible()
    const why = 'Overpaid – refund due.'
    await expectWhole(popups(manager).card.getByText(why))
    const { width, height } = manager.viewportSize()!
    await manager.setViewportSize({ width: 320, height: 640 })
    await popups(manager).more.click()
    await expectWhole(popups(manager).list.getByText(why))
    await manager.keyboard.press('Escape')
    await manager.setViewportSize({ width, height })
    // The payment has a message beside the one about the refund: dismissing the first shows the other.
    await expect(async () => {
      for (const close of await told.all()) await close.click({ timeout: 1_000 })
      expect(await told.count()).toBe(0)
    }).toPass()
    await money.getByRole('button', { name: 'Give refund' }).click()
    await cancelling.getByRole('button', { name: 'Cash' }).click()
    await expectNoFault(manager)
    await cancelling.getByRole('button', { name: 'Record refund' }).click()

    await expect(cancelling).toHaveCount(0)
    await expect(manager.getByRole('region', { name: 'Payments received' }).getByRole('listitem')).toHaveText([
      /^Paid online.*20\.00$/,
      /^Refunded in cash.*20\.00$/,
    ])
    await expect(manager.getByRole('button', { name: 'Mark resolved' })).toHaveCount(0)
    await expect(finance.getByText('No payment alerts.')).toBeVisible()
    await finance.getByRole('button', { name: 'Resolved' }).click()
    await expect(row).toContainText('Resolved automatically')
  },
)
