import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'

const brigade = brigadeOfThisFile()

journey('what one could not answer, and what one has done, the other finds under its tab at once', async ({ seat }) => {
  const { url } = brigade
  const manager = await seat({ url, email: 'manager@hotel.demo', path: '/tables/request' })
  const taker = await seat({ url, email: 'ordertaker@hotel.demo', path: '/tables/request?tab=noAnswer' })
  const newest = taker.getByRole('row').nth(1)
  const [calling, silent] = ['Room 309', 'Room 311']
  for (const table of [calling, silent]) await (await guestAt({ url, table })).ask('towel')

  await rowOf(manager, silent).getByRole('button', { name: 'No Answer' }).click()

  await expect(rowOf(manager, silent)).toHaveCount(0)
  await expect(newest).toContainText(towelsAt(silent))

  await taker.getByRole('button', { name: 'Show Reports' }).click()
  await expect(taker).toHaveURL(/tab=done/)
  await expect(newest).not.toContainText(towelsAt(calling))
  await rowOf(manager, calling).getByRole('button', { name: 'Resolve' }).click()

  await expect(rowOf(manager, calling)).toHaveCount(0)
  await expect(newest).toContainText(towelsAt(calling))
})

function rowOf(page: Page, room: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: room }) })
}

/** The demo's guests have asked there too, though for other things. */
function towelsAt(room: string): RegExp {
  return new RegExp(`${room}.*Request Towels`)
}
