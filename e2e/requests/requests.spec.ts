import { expect, type Page } from '@playwright/test'
import { letPass } from '../house/let-pass.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { popups } from '../screens/popups.ts'

/** The time is longer than a connection counts as alive without a sign of the server. */
const sleptMs = 60_000

const brigade = brigadeOfThisFile()

journey(
  'of a guest who asks for towels all are told, who is on it is seen, and Resolve can be taken back',
  async ({ seat }) => {
    const { url } = brigade
    const manager = await seat({ url, email: 'manager@hotel.demo', path: '/tables/request' })
    const waiter = await seat({ url, email: 'waiter@hotel.demo' })
    await expect(popups(manager).requests).toBeAttached()
    await expect(popups(waiter).requests).toBeAttached()
    const guest = await guestAt({ url, table: 'Room 306' })

    await guest.ask('towel')

    const popup = popups(waiter).request('Room 306 asks for towels.')
    await expect(popup).toContainText('Waiter Request')
    const row = rowOf(manager, 'Room 306')
    await expect(row).toContainText('Unassigned')

    await popup.getByRole('button', { name: 'Take' }).click()

    await expect(popup).toHaveCount(0)
    await expect(row).not.toContainText('Unassigned')
    await expect(popups(manager).request('Room 306 asks for towels.')).toHaveCount(0)
    for (const page of [manager, waiter])
      await expect(page.getByRole('link', { name: /^Requests/ })).toHaveAccessibleName('Requests 1 new')

    await row.getByRole('button', { name: 'Resolve' }).click()

    await expect(row).toHaveCount(0)
    const undo = manager.getByRole('button', { name: 'Undo', exact: true })
    await undo.click()
    await expect(row).toHaveCount(1)
  },
)

journey('what is pressed right after the device slept is done, and nobody is signed out', async ({ seat }) => {
  const { url } = brigade
  const waiter = await seat({ url, email: 'waiter@hotel.demo', path: '/tables/request' })
  await expect(popups(waiter).requests).toBeAttached()
  const guest = await guestAt({ url, table: 'Room 308' })
  await guest.ask('towel')
  const popup = popups(waiter).request('Room 308 asks for towels.')
  await expect(popup).toBeVisible()

  await letPass(waiter, sleptMs)
  await popup.getByRole('button', { name: 'Take' }).click()

  await expect(rowOf(waiter, 'Room 308')).toContainText('You')
})

journey('of two who resolve at once one has done so, and the other reads who was first', async ({ seat, wire }) => {
  // The effects of the presses reach neither page before both have pressed.
  const line = await wire(brigade)
  const path = '/tables/request'
  const manager = await seat({ url: line.url, email: 'manager@hotel.demo', path })
  const orderTaker = await seat({ url: line.url, email: 'ordertaker@hotel.demo', path })
  const guest = await guestAt({ url: brigade.url, table: 'Room 307' })
  await guest.ask('icebucket')
  const screens = [manager, orderTaker]
  const rows = screens.map((page) => rowOf(page, 'Room 307'))
  for (const row of rows) await row.getByRole('button', { name: /^More actions/ }).click()
  for (const row of rows) await expect(row.getByRole('button', { name: 'Resolve' })).toBeVisible()

  line.hold()
  await Promise.all(rows.map((row) => row.getByRole('button', { name: 'Resolve' }).click()))
  line.release()

  for (const row of rows) await expect(row).toHaveCount(0)
  const outcomes = [
    [['Done'], ['Already resolved by Layla Haddad: Room 307.']],
    [['Already resolved by Omar Siddiqui: Room 307.'], ['Done']],
  ]
  await expect(async () => expect(outcomes).toContainEqual(await Promise.all(screens.map(saidOfRoom307)))).toPass()
})

function rowOf(page: Page, room: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: room }) })
}

/** Returns the page's messages about the result of Room 307's request. */
async function saidOfRoom307(page: Page): Promise<string[]> {
  const done = await page.getByText(/^Request updated successfully! .*Room 307/).count()
  const told = await page.getByText(/^Already resolved by .+: Room 307\.$/).allTextContents()
  return [...Array<string>(done).fill('Done'), ...told]
}
