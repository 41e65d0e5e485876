import { expect } from '@playwright/test'
import { inDubai } from '../house/in-dubai.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { readSheet } from '../house/read-sheet.ts'
import { call } from '../people/call.ts'
import { tokenOf } from '../people/staff.ts'

const brigade = brigadeOfThisFile()

journey('the report of what was fetched opens in a spreadsheet, with the times of the hotel', async ({ seat }) => {
  const { url } = brigade
  const token = await tokenOf(url, 'manager@hotel.demo')
  const trayOutQR = 'HARBOUR-1-048'
  const rooms = await call<{ id: number; name: string }[]>(url, { path: 'table?skipPaginate=true', token })
  const tableId = rooms.find(({ name }) => name === 'Room 310')!.id
  const { id } = await call<Tray>(url, { method: 'POST', path: 'tray-out', token, body: { trayOutQR, tableId } })
  const body = { status: 'expired' }
  const fetched = await call<Tray>(url, { method: 'PATCH', path: `tray-out/${id}`, token, body })
  const path = '/tables/request?reports=shown&tab=done&report=trays'
  const manager = await seat({ url, email: 'manager@hotel.demo', path })
  const room = manager.getByRole('rowheader', { name: 'Room 310' })
  await expect(manager.getByRole('row').filter({ has: room }).filter({ hasText: '…-048' })).toBeVisible()

  const [download] = await Promise.all([
    manager.waitForEvent('download'),
    manager.getByRole('button', { name: 'Download report' }).click(),
  ])

  const rows = await readSheet(download)
  expect(rows.filter((each) => each['Tray'] === trayOutQR)).toMatchObject([
    {
      Room: 'Room 310',
      Status: 'Collected',
      'Linked at': inDubai(fetched.createdAt),
      'Linked by': 'Layla Haddad',
      'Collected at': inDubai(fetched.updatedAt),
      'Collected by': fetched.unlinkedBy,
    },
  ])
})

type Tray = { id: number; createdAt: string; updatedAt: string; unlinkedBy: string | null }
