import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { type Guest, type TestServer, noon } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { readXlsx, shownInXlsx, viewOfXlsx } from '#testing/read-xlsx.ts'
import { speak } from '#testing/speak.ts'
import type { Shift } from '#testing/shift.ts'
import { openTrayFixture, serial } from './testing/tray-fixture.ts'

const trays = openTrayFixture()
const { setClock, linkAt, unlink } = trays
let shift: Shift
let testServer: TestServer
let room: Guest

beforeAll(() => {
  ;({ shift, testServer, room } = trays.desk())
})

describe('the report', () => {
  const march = { $gt: '2026-03-01T00:00:00.000Z', $lt: '2026-03-05T00:00:00.000Z' }

  it("has what was linked, on the venue's own clock, the oldest first", async () => {
    await linkAt(new Date(noon.getTime() - 60_000), 21)
    const second = await linkAt(noon, 22)
    setClock(new Date(noon.getTime() + 30 * 60_000))
    await unlink(second.id)

    const { status, bytes } = await download({ createdAt: march })

    const [header, ...rows] = shownInXlsx(bytes)
    expect(status).toBe(200)
    expect(header).toEqual([
      'Room',
      'Venue',
      'Time zone',
      'Tray',
      'Type',
      'Status',
      'Overnight',
      'Order',
      'Linked at',
      'Linked by',
      'Collected at',
      'Collected by',
    ])
    expect(rows.map((row) => [row[3], row[5], row[8], row[10]])).toEqual([
      [serial(21), 'In room', '2026-03-04 11:59 +04:00', ''],
      [serial(22), 'Collected', '2026-03-04 12:00 +04:00', '2026-03-04 12:30 +04:00'],
    ])
    expect(readXlsx((await download({ createdAt: march, status: 'expired' })).bytes)).toHaveLength(2)
  })

  it('is in Arabic for who has Brigade in Arabic', async () => {
    await linkAt(noon, 24)
    await speak(testServer, { token: shift.manager, language: 'ar' })
    onTestFinished(() => speak(testServer, { token: shift.manager, language: 'en' }))

    const { bytes } = await download({ createdAt: march })

    const [header, row] = shownInXlsx(bytes)
    expect(viewOfXlsx(bytes)).toEqual({ name: 'الصواني', isRightToLeft: true })
    expect(header?.slice(0, 7)).toEqual([
      'الغرفة',
      'المنشأة',
      'المنطقة الزمنية',
      'الصينية',
      'النوع',
      'الحالة',
      'من الليل',
    ])
    expect(row?.slice(4, 7)).toEqual(['صينية', 'في الغرفة', 'لا'])
  })

  it('is read part by part, and has each row once', async () => {
    const at = noon.toISOString()
    await testServer.db.write(() =>
      run(
        `INSERT INTO tray_outs ("restaurantId", "trayOutQR", "type", "status", "tableId", "tableName", "createdAt", "updatedAt", "createdBy", "createdByKind")
         SELECT 1, 'HARBOUR-1-001', 'tray', 'expired', ?, o."table", ?, ?, 'Omar', 'staff' FROM orders o, tables t WHERE o."id" <= 50 AND t."id" <= 50`,
        room.tableId,
        at,
        at,
      ),
    )
    const [{ total }] = (await testServer.db.many<{ total: number }>('SELECT count(*) AS "total" FROM tray_outs')) as [
      { total: number },
    ]

    const { bytes } = await download({ createdAt: march })

    expect(total).toBeGreaterThan(2_000)
    expect(readXlsx(bytes)).toHaveLength(total + 1)
  })

  it.each<[what: string, body: object, field: string]>([
    ['a time that ends before it begins', { createdAt: { $gt: march.$lt, $lt: march.$gt } }, 'createdAt.$lt'],
    ['one before the first', { createdAt: { ...march, $gt: '2022-08-29T00:00:00.000Z' } }, 'createdAt.$gt'],
    ['no time', { createdAt: undefined }, 'createdAt'],
    ['no name', { createdAt: march, fileName: '' }, 'fileName'],
  ])('is refused for %s', async (_what, body, field) => {
    const { status, bytes } = await download(body)

    expect(status).toBe(400)
    expect(JSON.parse(new TextDecoder().decode(bytes)).data.fields).toHaveProperty([field])
  })

  it('is of no other venue, and of all of them for the head office, or of some', async () => {
    expect((await download({ createdAt: march, restaurantId: 2 })).status).toBe(403)
    const admin = await testServer.signIn(hotelEmails.admin)
    await linkAt(noon, 23)
    await testServer.db.write(() =>
      run(
        `INSERT INTO tray_outs ("restaurantId", "trayOutQR", "type", "status", "tableId", "tableName", "createdAt", "updatedAt", "createdBy", "createdByKind")
         VALUES (4, 'ELSEWHERE-001', 'tray', 'expired', ?, 'Room 1', ?, ?, 'Omar', 'staff')`,
        room.tableId,
        noon.toISOString(),
        noon.toISOString(),
      ),
    )
    const venuesIn = async (restaurantId?: unknown) => {
      const [, ...rows] = readXlsx((await download({ createdAt: march, restaurantId }, admin)).bytes)
      return new Set(rows.map(([, venue]) => venue)).size
    }

    expect(await venuesIn()).toBe(2)
    expect(await venuesIn({ $in: [1, 4] })).toBe(2)
    expect(await venuesIn(4)).toBe(1)
    const { status, bytes } = await download({ createdAt: march, restaurantId: { $in: [1, 99] } }, admin)
    expect({ status, body: JSON.parse(new TextDecoder().decode(bytes)) }).toMatchObject({
      status: 400,
      body: { data: { codes: { restaurantId: 'venueUnknown' } } },
    })
  })

  async function download(differences: object, token = shift.manager) {
    const response = await fetch(`${testServer.url}/v1/exportTrayouts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ fileName: 'trays', restaurantId: 1, currency: 'AED', ...differences }),
    })
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
  }
})
