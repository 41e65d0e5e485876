import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { board } from '../screens/board.ts'

const brigade = brigadeOfThisFile()

journey('a guest is told until when ordering is paused, and orders once it is resumed', async ({ seat }) => {
  const { url } = brigade
  const guest = await guestAt({ url, table: 'Room 204' })
  const manager = await seat({ url, email: 'manager@hotel.demo', path: '/orders/list' })
  const taker = await seat({ url, email: 'ordertaker@hotel.demo', path: '/orders/list' })
  const chief = await seat({ url, email: 'chief@hotel.demo', path: '/orders/kitchenorders' })
  const line = 'Paused orders'

  await manager.getByRole('button', { name: 'Pause ordering', exact: true }).click()
  await manager.getByRole('button', { name: 'Pause The whole venue: 15 min' }).click()

  const told = chief.getByRole('region', { name: line })
  await expect(told).toHaveText(/^Ordering is paused until \d\d:\d\d\.$/)
  const end = (await told.innerText()).trim()
  await expect(guest.order({ dish: 'Fattoush' })).rejects.toThrow(end)

  await taker.getByRole('region', { name: line }).getByRole('button', { name: 'Resume' }).click()
  for (const page of [taker, chief, manager]) await expect(page.getByRole('region', { name: line })).toHaveCount(0)

  const { id } = await guest.order({ dish: 'Fattoush' })
  await expect(board(taker).card('In Queue', id)).toBeVisible()
})
