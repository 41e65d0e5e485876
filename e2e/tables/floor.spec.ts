import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { colleague } from '../people/staff.ts'

const brigade = brigadeOfThisFile()

journey('what goes on in a room is seen on every floor, and seen to on the page of the room', async ({ seat }) => {
  const { url } = brigade
  const taker = await seat({ url, email: 'ordertaker@hotel.demo', path: '/tables/management?search=Room+107' })
  const waiter = await seat({ url, email: 'waiter@hotel.demo' })
  await waiter.getByRole('link', { name: 'Table/Room Management' }).click()
  await waiter.getByRole('searchbox', { name: 'Search table or room' }).fill('Room 107')
  const tiles = [taker, waiter].map((page) => page.locator('[data-room]').filter({ hasText: 'Room 107' }))
  for (const tile of tiles) await expect(tile).toBeVisible()
  const guest = await guestAt({ url, table: 'Room 107' })

  const order = await guest.order({ dish: 'Fattoush' })
  for (const tile of tiles) await expect(tile).toContainText('1 new')
  await guest.ask('towel')
  for (const tile of tiles) await expect(tile).toContainText('1 request')

  await tiles[1]!.click()
  await expect(waiter.getByRole('heading', { level: 1, name: 'Room 107' })).toBeVisible()
  const requests = waiter.getByRole('region', { name: 'Waiting requests' })
  await requests.getByRole('button', { name: 'Resolve' }).click()

  await expect(requests).toContainText('No requests')
  await expect(tiles[0]!).not.toContainText('request')

  const manager = await colleague(url, 'manager@hotel.demo')
  await manager.accept(order)
  await expect(tiles[0]!).toContainText('1 in progress')
  await expect(waiter.getByRole('region', { name: 'Open orders' }).getByRole('article')).toContainText('In Progress')
})
