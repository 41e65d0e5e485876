import { expect, type Page } from '@playwright/test'
import { inDubai } from '../house/in-dubai.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { readSheet } from '../house/read-sheet.ts'
import { call } from '../people/call.ts'
import { guestAt } from '../people/guest.ts'
import { tokenOf } from '../people/staff.ts'

const brigade = brigadeOfThisFile()

journey(
  'an ended request is under its tab for others at once, and in the report, with the hotel’s times',
  async ({ seat }) => {
    const { url } = brigade
    const manager = await seat({ url, email: 'manager@hotel.demo', path: '/tables/request' })
    const taker = await seat({ url, email: 'ordertaker@hotel.demo', path: '/tables/request?tab=noAnswer' })
    const newest = taker.getByRole('row').nth(1)
    const [calling, silent] = ['Room 309', 'Room 311']
    for (const table of [calling, silent]) await (await guestAt({ url, table })).ask('towel')

    await rowOf(manager, silent).getByRole('button', { name: /^More/ }).click()
    await rowOf(manager, silent).getByRole('button', { name: 'No Answer' }).click()

    await expect(rowOf(manager, silent)).toHaveCount(0)
    await expect(newest).toContainText(towelsAt(silent))

    await taker.getByRole('button', { name: 'Show Reports' }).click()
    await expect(taker).toHaveURL(/tab=done/)
    await expect(newest).not.toContainText(towelsAt(calling))
    await rowOf(manager, calling).getByRole('button', { name: /^More/ }).click()
    await rowOf(manager, calling).getByRole('button', { name: 'Resolve' }).click()

    await expect(rowOf(manager, calling)).toHaveCount(0)
    await expect(newest).toContainText(towelsAt(calling))

    const [download] = await Promise.all([
      taker.waitForEvent('download'),
      taker.getByRole('button', { name: 'Download report' }).click(),
    ])
    const rows = await readSheet(download)
    const token = await tokenOf(url, 'manager@hotel.demo')
    const path = 'waiter?status=completed&requestType=towel&skipPaginate=true'
    const { createdAt, endedAt } = (await call<Ended[]>(url, { path, token })).find(({ table }) => table === calling)!
    expect(rows.filter((row) => row['Requested at'] === inDubai(createdAt))).toMatchObject([
      {
        Venue: 'Harbour Hotel',
        'Table / Room': calling,
        Type: 'Request Towels',
        Status: 'Done',
        'Updated by': 'Layla Haddad',
        'Ended at': inDubai(endedAt),
      },
    ])
  },
)

type Ended = { table: string; createdAt: string; endedAt: string }

function rowOf(page: Page, room: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: room }) })
}

/** Matches the room's request for towels: the demo's guests have made other requests there too. */
function towelsAt(room: string): RegExp {
  return new RegExp(`${room}.*Request Towels`)
}
