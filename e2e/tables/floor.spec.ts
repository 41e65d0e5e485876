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
  await waiter.getByRole('searchbox', { name: 'Search table or room' }).fill(room)
  const tiles = [taker, waiter].map((page) => page.locator('[data-room]').filter({ hasText: room }))
  for (const tile of tiles) await expect(tile).toBeVisible()
  const guest = await guestAt({ url, table: room })

  const order = await guest.order({ dish: 'Fattoush' })
  for (const tile of tiles) await expect(tile).toContainText('1 new')
  await guest.ask('towel')
  for (const tile of tiles) await expect(tile).toContainText('1 request')

  await tiles[1]!.click()
  await expect(waiter.getByRole('heading', { level: 1, name: room })).toBeVisible()
  const requests = waiter.getByRole('region', { name: 'Waiting requests' })
  await requests.getByRole('button', { name: 'Resolve' }).click()

  await expect(requests).toContainText('No requests')
  await expect(tiles[0]!).not.toContainText('request')

  const manager = await colleague(url, 'manager@hotel.demo')
  await manager.accept(order)
  await expect(tiles[0]!).toContainText('1 in progress')
  await expect(waiter.getByRole('region', { name: 'Open orders' }).getByRole('article')).toContainText('In Progress')
})

journey('the end of a long name, which tells two suites apart, is in sight on a phone', async ({ seat }) => {
  const waiter = await seat({ url: brigade.url, email: 'waiter@hotel.demo', path: '/tables/management' })
  await waiter.setViewportSize({ width: 390, height: 844 })
  const name = waiter.locator('[data-room] bdi').first()
  await expect(name).toBeVisible()

  const cutOff = await name.evaluate((shown) => {
    shown.textContent = 'Presidential Suite Ocean View N 1204'
    return shown.scrollWidth - shown.clientWidth
  })

  expect(cutOff).toBe(0)
})

type Table = {
  name: string
  newOrderCount: number
  inProgressOrderCount: number
  deliveredOrderCount: number
  waiterRequestCount: number
  trayList: unknown[]
}

/** A room of the hotel in which nothing goes on: which these are, the hour of the demo decides. */
async function quietRoom(url: string): Promise<string> {
  const token = await tokenOf(url, 'manager@hotel.demo')
  const rooms = await call<Table[]>(url, { path: 'table?restaurantId=1&skipPaginate=true', token })
  const isQuiet = (room: Table) =>
    room.newOrderCount + room.inProgressOrderCount + room.deliveredOrderCount + room.waiterRequestCount === 0 &&
    room.trayList.length === 0
  return rooms.find(isQuiet)!.name
}
