import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { expectNoSeriousFault } from '../house/serious-faults.ts'
import { colleague } from '../people/staff.ts'

const brigade = brigadeOfThisFile()

journey('a ticket that is struck out has no serious fault', async ({ seat }) => {
  const { url } = brigade
  const kitchen = await seat({ url, email: 'chief@hotel.demo' })
  const waiter = await colleague(url, 'waiter@hotel.demo')
  const cooking = (await waiter.openOrders()).find(
    ({ status, cart }) => status === 'inprogress' && cart.some(({ selectedOptions }) => selectedOptions.length > 0),
  )
  if (!cooking) throw new Error('The kitchen cooks nothing that options were chosen for')
  const ticket = kitchen.locator(`article[data-order="${cooking.id}"]`)
  await expect(ticket.getByRole('button')).toBeVisible()

  await waiter.move(cooking, 'delivered')
  await expect(ticket.getByRole('button')).toHaveCount(0)

  await expectNoSeriousFault(kitchen)
})
