import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey, loadsOf } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { board, cardIn } from '../screens/board.ts'
import { floor } from '../screens/floor.ts'
import { kitchen } from '../screens/kitchen.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()

journey(
  'an order goes from the guest to the kitchen, to the floor and out, each seeing each step',
  async ({ seat }) => {
    const { url } = brigade
    const manager = await seat({ url, email: 'manager@hotel.demo' })
    const chief = await seat({ url, email: 'chief@hotel.demo' })
    const waiter = await seat({ url, email: 'waiter@hotel.demo' })
    await expect(board(manager).heading).toBeVisible()
    await expect(kitchen(chief).heading).toBeVisible()
    await expect(floor(waiter).heading).toBeVisible()
    const loads = [manager, chief, waiter].map(loadsOf)
    const guest = await guestAt({ url, table: 'Room 101' })

    const { id } = await guest.order(
      { dish: 'Hummus with Olive Oil', quantity: 2, comment: 'no garlic please' },
      { dish: 'Moroccan Mint Tea' },
    )

    const card = board(manager).card('In Queue', id)
    await expect(card).toContainText('Room 101')
    await expect(card).toContainText(/2×\s*Hummus with Olive Oil/)
    await expect(popups(manager).order(id)).toContainText('New Order')
    await expect(kitchen(chief).ticket(id)).toHaveCount(0)

    await popups(manager).order(id).getByRole('button', { name: 'Accept' }).click()

    await expect(popups(manager).order(id)).toHaveCount(0)
    // The oldest orders are on top: this one is below the others that are being cooked.
    await board(manager).search.fill(`#${id}`)
    await expect(board(manager).card('In Progress', id)).toBeVisible()
    await expect(board(manager).card('In Queue', id)).toHaveCount(0)
    const ticket = kitchen(chief).ticket(id)
    await expect(ticket).toContainText('Room 101')
    await expect(ticket).toContainText('no garlic please')
    await expect(ticket).toContainText('0 min')
    await floor(waiter).search.fill('101')
    await expect(cardIn(floor(waiter).column('In Progress'), id)).toBeVisible()

    await ticket.getByRole('button', { name: 'Ready' }).click()

    await expect(kitchen(chief).ticket(id)).toHaveCount(0)
    // The demo may have another ready order of this room.
    const lastReady = kitchen(chief).lastReady.locator(`a[href$="/orders/${id}"]`)
    await expect(lastReady).toHaveText('Room 101')
    const call = popups(waiter).request(`order #${id} for Room 101 is ready in Kitchen!`)
    await expect(call).toContainText('Kitchen Request')
    await expect(board(manager).card('In Progress', id).getByRole('button', { name: 'Deliver' })).toBeVisible()

    await call.getByRole('button', { name: 'Take' }).click()
    await expect(call).toHaveCount(0)
    await floor(waiter).card(id).getByRole('button', { name: 'Deliver' }).click()

    await expect(board(manager).card('Delivered', id)).toBeVisible()
    await expect(lastReady).toHaveCount(0)

    await floor(waiter).card(id).getByRole('button', { name: 'Complete' }).click()

    await expect(floor(waiter).card(id)).toHaveCount(0)
    await expect(board(manager).card('Delivered', id)).toHaveCount(0)
    await manager.goto(`/orders/${id}`)
    const activity = manager.getByRole('region', { name: 'Activity' }).getByRole('listitem')
    await expect(activity).toContainText(['Placed', 'Accepted', 'Ready', 'Delivered', 'Completed'])
    await expect(activity.nth(3)).toContainText('Grace Mwangi')
    expect(loads.map((count) => count())).toEqual([1, 0, 0])
  },
)
