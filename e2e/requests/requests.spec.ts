import { expect, type Page } from '@playwright/test'
import { inDubai } from '../house/in-dubai.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { readSheet } from '../house/read-sheet.ts'
import { call } from '../people/call.ts'
import { guestAt } from '../people/guest.ts'
import { colleague, tokenOf } from '../people/staff.ts'
import { popups } from '../screens/popups.ts'

/** Longer than a line is believed alive without a sign of the server. */
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
    await expect(row).toContainText('Nobody yet')

    await popup.getByRole('button', { name: 'I’m on it' }).click()

    await expect(popup).toHaveCount(0)
    await expect(row).not.toContainText('Nobody yet')
    await expect(popups(manager).request('Room 306 asks for towels.')).toHaveCount(0)
    for (const { page, name } of [
      { page: manager, name: 'Guest Requests' },
      { page: waiter, name: 'Requests' },
    ])
      await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAccessibleName(`${name} 1 new`)

    await row.getByRole('button', { name: 'Resolve' }).click()

    await expect(row).toHaveCount(0)
    const undo = manager.getByRole('button', { name: 'Undo', exact: true })
    await expect(async () => {
      if (await undo.isVisible()) await undo.click()
      await expect(row).toHaveCount(1, { timeout: 1_000 })
    }).toPass()
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

  await sleep(waiter, sleptMs)
  await popup.getByRole('button', { name: 'I’m on it' }).click()

  await expect(rowOf(waiter, 'Room 308').getByRole('button', { name: 'Give back' })).toBeVisible()
})

journey('of two who resolve at once one has done so, and the other reads who was first', async ({ seat, wire }) => {
  // What the presses bring about reaches neither before both have pressed.
  const line = await wire(brigade)
  const path = '/tables/request'
  const manager = await seat({ url: line.url, email: 'manager@hotel.demo', path })
  const orderTaker = await seat({ url: line.url, email: 'ordertaker@hotel.demo', path })
  const guest = await guestAt({ url: brigade.url, table: 'Room 307' })
  await guest.ask('icebucket')
  const screens = [manager, orderTaker]
  const rows = screens.map((page) => rowOf(page, 'Room 307'))
  for (const row of rows) await expect(row).toBeVisible()

  line.hold()
  await Promise.all(rows.map((row) => row.getByRole('button', { name: 'Resolve' }).click()))
  line.release()

  for (const row of rows) await expect(row).toHaveCount(0)
  const outcomes = [
    [['Done'], ['Layla Haddad has seen to it already: Room 307.']],
    [['Omar Siddiqui has seen to it already: Room 307.'], ['Done']],
  ]
  await expect(async () => expect(outcomes).toContainEqual(await Promise.all(screens.map(saidOfRoom307)))).toPass()
})

journey('the report of what was seen to opens in a spreadsheet, with the times of the hotel', async ({ seat }) => {
  const { url } = brigade
  const manager = await seat({ url, email: 'manager@hotel.demo', path: '/tables/request' })
  const guest = await guestAt({ url, table: 'Room 308' })
  await guest.ask('towel')
  await rowOf(manager, 'Room 308').getByRole('button', { name: 'Resolve' }).click()
  await expect(rowOf(manager, 'Room 308')).toHaveCount(0)

  await manager.getByRole('button', { name: 'Show Reports' }).click()
  await expect(rowOf(manager, 'Room 308').filter({ hasText: 'Request Towels' })).toBeVisible()
  const [download] = await Promise.all([
    manager.waitForEvent('download'),
    manager.getByRole('button', { name: 'Download report' }).click(),
  ])

  const rows = await readSheet(download)
  const token = await tokenOf(url, 'manager@hotel.demo')
  const path = 'waiter?status=completed&requestType=towel&skipPaginate=true'
  const asked = await call<Asked[]>(url, { path, token })
  const { createdAt, endedAt } = asked.find(({ table }) => table === 'Room 308')!
  expect(rows.filter((row) => row['Table / Room'] === 'Room 308' && row['Type'] === 'Request Towels')).toMatchObject([
    {
      Venue: 'Harbour Hotel',
      Status: 'Done',
      'Updated by': 'Layla Haddad',
      'Requested at': inDubai(createdAt),
      'Ended at': inDubai(endedAt),
    },
  ])
})

type Asked = { table: string; createdAt: string; endedAt: string }

journey(
  'what can be done about a request stands side by side on a desk, and who is on it in one line',
  async ({ seat }) => {
    const { url } = brigade
    const order = await (await guestAt({ url, table: 'Room 305' })).order({ dish: 'Fattoush' })
    const colleagueThere = await colleague(url, 'manager@hotel.demo')
    await colleagueThere.move(await colleagueThere.accept(order), 'ontheway')

    const manager = await seat({ url, email: 'manager@hotel.demo', path: '/tables/request' })
    await manager.setViewportSize({ width: 1280, height: 800 })

    const row = rowOf(manager, 'Room 305')
    await expect(row.getByRole('button')).toHaveText(['View', 'I’m on it', 'No Answer', 'Resolve'])
    const tops = await row.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    const lines = await row.getByText('Nobody yet').evaluate((words) => words.getClientRects().length)
    expect(lines).toBe(1)
  },
)

journey('the chosen tab is in sight again when a phone is turned and turned back', async ({ seat }) => {
  const viewport = { width: 390, height: 844 }
  const page = await seat({ url: brigade.url, email: 'manager@hotel.demo', path: '/tables/request', viewport })
  await page.getByRole('button', { name: 'Show Reports' }).click()
  const done = page.getByRole('button', { name: /^Done/ })
  await done.click()
  await expect(done).toHaveAttribute('aria-current', 'page')
  // Edges fall between pixels.
  await expect(done).toBeInViewport({ ratio: 0.95 })

  await page.setViewportSize({ width: 844, height: 390 })
  await expect(done).toBeInViewport({ ratio: 0.95 })
  await page.setViewportSize(viewport)

  await expect(done).toBeInViewport({ ratio: 0.95 })
})

function rowOf(page: Page, room: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: room }) })
}

/** What the page says of what became of the request of Room 307. */
async function saidOfRoom307(page: Page): Promise<string[]> {
  const done = await page.getByText(/^Request updated successfully! .*Room 307/).count()
  const told = await page.getByText(/has seen to it already: Room 307\.$/).allTextContents()
  return [...Array<string>(done).fill('Done'), ...told]
}

/** The clock of a device that sleeps goes on, while what waits for a time stands still. */
function sleep(page: Page, ms: number): Promise<void> {
  return page.evaluate((later) => {
    const now = Date.now
    Date.now = () => now() + later
  }, ms)
}
