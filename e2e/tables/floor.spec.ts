import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { call } from '../people/call.ts'
import { guestAt } from '../people/guest.ts'
import { colleague, tokenOf } from '../people/staff.ts'

const brigade = brigadeOfThisFile()

journey('what goes on in a room is seen on every floor, and seen to on the page of the room', async ({ seat }) => {
  const { url } = brigade
  const room = await quietRoom(url)
  const path = `/tables/management?search=${encodeURIComponent(room)}`
  const taker = await seat({ url, email: 'ordertaker@hotel.demo', path })
  const waiter = await seat({ url, email: 'waiter@hotel.demo' })
  await waiter.getByRole('link', { name: 'Tables' }).click()
  await waiter.getByRole('searchbox', { name: 'Search tables and rooms' }).fill(room)
  const tiles = [taker, waiter].map((page) => page.locator('[data-room]').filter({ hasText: room }))
  for (const tile of tiles) await expect(tile).toBeVisible()
  const guest = await guestAt({ url, table: room })

  const order = await guest.order({ dish: 'Fattoush' })
  for (const tile of tiles) await expect(tile).toContainText('new')
  await guest.ask('towel')
  for (const tile of tiles) await expect(tile).toContainText('request')

  await tiles[1]!.click()
  await expect(waiter.getByRole('heading', { level: 1, name: room })).toBeVisible()
  const requests = waiter.getByRole('region', { name: 'Open requests' })
  await requests.getByRole('button', { name: 'Take' }).click()
  await requests.getByRole('button', { name: 'Resolve' }).click()

  await expect(requests).toContainText('No requests.')
  await expect(tiles[0]!).not.toContainText('request')

  const manager = await colleague(url, 'manager@hotel.demo')
  await manager.accept(order)
  await expect(tiles[0]!).toContainText('cooking')
  await expect(waiter.getByRole('region', { name: 'Open orders' }).getByRole('article')).toContainText('In Progress')
})

type Table = {
  name: string
  newOrderCount: number
  inProgressOrderCount: number
  deliveredOrderCount: number
  waiterRequestCount: number
  trayList: unknown[]
}

/** Returns a room of the hotel without activity: the demo's hour decides which rooms have some. */
async function quietRoom(url: string): Promise<string> {
  const token = await tokenOf(url, 'manager@hotel.demo')
  const rooms = await call<Table[]>(url, { path: 'table?restaurantId=1&skipPaginate=true', token })
  const isQuiet = (room: Table) =>
    room.newOrderCount + room.inProgressOrderCount + room.deliveredOrderCount + room.waiterRequestCount === 0 &&
    room.trayList.length === 0
  return rooms.find(isQuiet)!.name
}
