import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import { aStaffPrincipal } from '@brigade/domain/testing/people.builders.ts'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { readXlsx, shownInXlsx, viewOfXlsx } from '#testing/read-xlsx.ts'
import { speak } from '#testing/speak.ts'
import { exportRequests } from './export-requests.ts'
import { requestColumns } from './request-columns.ts'

const midnight = '2026-02-28T20:00:00.000Z'
const week = { $gt: '2026-02-28T19:59:59.999Z', $lt: '2026-03-07T20:00:00.000Z' }
const body = { fileName: 'Requests', createdAt: week, currency: 'AED' }

let testServer: TestServer
let manager: string

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn(hotelEmails.manager)
  await testServer.db.write(() => run('DELETE FROM requests'))
  const [hotel, restaurant] = await Promise.all([tableOf(1), tableOf(2)])
  await keep({ ...hotel, requestType: 'towel', status: 'completed' }, '2026-03-01T08:00:00.000Z')
  await keep({ ...hotel, requestType: 'talk', status: 'cancelled' }, midnight)
  await keep({ ...hotel, requestType: 'talk', status: 'cancelled' }, week.$gt)
  await keep({ ...hotel, requestType: 'food', status: 'active' }, week.$lt)
  await keep({ ...restaurant, requestType: 'bill', status: 'completed' }, '2026-03-02T08:00:00.000Z')
})

afterAll(() => testServer.close())

it('says of each request when it came, who was on it and how long it took, on the clock of its venue', async () => {
  const { status, headers, bytes } = await download(manager, body)

  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toContain('Requests.xlsx')
  const [head, ...rows] = shownInXlsx(bytes)
  const named = rows.map((row) => Object.fromEntries(head!.map((header, column) => [header, row[column]])))
  expect(named).toMatchObject([
    {
      'Time zone': 'Asia/Dubai',
      Type: 'Talk to Staff',
      Status: 'No Answer',
      'Requested at': '2026-03-01 00:00 +04:00',
    },
    {
      Type: 'Request Towels',
      Status: 'Done',
      'Requested at': '2026-03-01 12:00 +04:00',
      'Assigned to': 'Omar',
      'Assigned at': '2026-03-01 12:02 +04:00',
      'Minutes until assigned': '2',
      'Ended at': '2026-03-01 12:07 +04:00',
      'Minutes until ended': '7',
    },
  ])
})

it('tells the hour that a clock shows twice apart, and has the times of all zones as dates', async () => {
  const admin = await testServer.signIn(hotelEmails.admin)
  await testServer.db.write(() => run(`UPDATE venues SET "timeZone" = 'Europe/Berlin' WHERE "id" = 2`))
  onTestFinished(async () => {
    await testServer.db.write(() => run(`UPDATE venues SET "timeZone" = 'Asia/Dubai' WHERE "id" = 2`))
  })
  const restaurant = await tableOf(2)
  for (const at of ['2025-10-26T00:30:00.000Z', '2025-10-26T01:30:00.000Z'])
    await keep({ ...restaurant, requestType: 'talk', status: 'completed' }, at)
  const createdAt = { $gt: '2025-10-25T00:00:00.000Z', $lt: '2025-10-27T00:00:00.000Z' }

  const { bytes } = await download(admin, { ...body, restaurantId: 2, createdAt })

  const [head, ...rows] = shownInXlsx(bytes)
  const [zone, at] = [head!.indexOf('Time zone'), head!.indexOf('Requested at')]
  expect(rows.map((row) => [row[zone], row[at]])).toEqual([
    ['Europe/Berlin', '2025-10-26 02:30 +02:00'],
    ['Europe/Berlin', '2025-10-26 02:30 +01:00'],
  ])
  for (const row of readXlsx(bytes).slice(1)) expect(row[at]).toBeCloseTo(45_956.104_166, 5)
})

it.each<[language: Language, view: object, headers: string[], said: string[]]>([
  ['ar', { name: 'طلبات الخدمة', isRightToLeft: true }, ['النوع', 'الحالة', 'وقت الطلب'], ['طلب مناشف', 'منجز']],
  ['en', { name: 'requests', isRightToLeft: false }, ['Type', 'Status', 'Requested at'], ['Request Towels', 'Done']],
  ['fr', { name: 'demandes', isRightToLeft: false }, ['Type', 'Statut', 'Demandé à'], ['Serviettes', 'Traitée']],
  ['ku', { name: 'داوای خزمەت', isRightToLeft: true }, ['جۆر', 'دۆخ', 'کاتی داوا'], ['داوای خاولی', 'جێبەجێکراو']],
])('is in the language of the account that asks: %s', async (language, view, headers, said) => {
  await speak(testServer, { token: manager, language })

  const { bytes } = await download(manager, { ...body, status: 'completed' })

  const [head, row] = shownInXlsx(bytes)
  expect(viewOfXlsx(bytes)).toEqual(view)
  expect(head).toEqual(expect.arrayContaining(headers))
  expect(headers.map((header) => row![head!.indexOf(header)])).toEqual([...said, '2026-03-01 12:00 +04:00'])
})

it('is narrowed to a status and to a venue', async () => {
  const admin = await testServer.signIn(hotelEmails.admin)

  expect(await rowsOf(admin, body)).toBe(3)
  expect(await rowsOf(admin, { ...body, restaurantId: 2 })).toBe(1)
  expect(await rowsOf(admin, { ...body, restaurantId: { $in: [1, 2] } })).toBe(3)
  expect(await rowsOf(manager, { ...body, status: 'completed' })).toBe(1)
  expect(await rowsOf(manager, { ...body, createdAt: { ...week, $gt: '2026-03-02T00:00:00.000Z' } })).toBe(0)
})

it('has every row once, however many come at one moment', async () => {
  const hotel = await tableOf(1)
  const at = '2025-05-05T05:05:05.000Z'
  await testServer.db.write(function* () {
    for (let count = 0; count < 2_001; count += 1) {
      yield* requestColumns.insert({ ...hotel, requestType: 'talk', status: 'completed', createdAt: at, updatedAt: at })
    }
  })

  const createdAt = { $gt: '2025-05-05T00:00:00.000Z', $lt: '2025-05-06T00:00:00.000Z' }
  const [, ...rows] = readXlsx((await download(manager, { ...body, createdAt })).bytes)

  expect(new Set(rows.map(([id]) => id)).size).toBe(2_001)
})

it.each([
  ['ends before it starts', { $gt: week.$lt, $lt: week.$gt }, 'createdAt.$lt', 'reportBackwards'],
  ['is before 30 August 2022', { ...week, $gt: '2022-08-29T19:59:59.998Z' }, 'createdAt.$gt', 'reportTooEarly'],
])('refuses a time that %s, and names the field', async (_what, createdAt, field, code) => {
  const answer = await testServer.request('POST', '/v1/exportRequests', {
    token: manager,
    body: { ...body, createdAt },
  })

  expect(answer).toMatchObject({
    status: 400,
    body: { data: { codes: { [field]: code }, fields: { [field]: expect.stringMatching(/\w/) } } },
  })
})

it.each([99, { $in: [1, 99] }])(
  'refuses a venue that does not exist, and names the field: %j',
  async (restaurantId) => {
    const token = await testServer.signIn(hotelEmails.admin)
    const answer = await testServer.request('POST', '/v1/exportRequests', { token, body: { ...body, restaurantId } })

    expect(answer).toMatchObject({
      status: 400,
      body: {
        data: { codes: { restaurantId: 'venueUnknown' }, fields: { restaurantId: 'This venue doesn’t exist.' } },
      },
    })
  },
)

it('refuses more than a spreadsheet takes, and names the end of the time', async () => {
  const principal = aStaffPrincipal({ role: 'manager', restaurantId: [1] })
  const asked = { db: testServer.db, body, principal }

  await expect(exportRequests({ ...asked, mostRows: 1 })).rejects.toMatchObject({
    code: 400,
    data: {
      codes: { 'createdAt.$lt': 'reportTooLarge' },
      fields: { 'createdAt.$lt': expect.stringContaining('at most 1 rows') },
    },
  })
  expect(await exportRequests({ ...asked, mostRows: 2 })).toMatchObject({ fileName: 'Requests' })
})

it.each(staffRoles)('is for %s as the table of rights has it', async (role) => {
  const { status } = await download(await testServer.signIn(hotelEmails[role]), body)

  expect(status).toBe(can({ role }, 'requests:export') ? 200 : 403)
})

it('is for no guest, no machine and nobody who is not signed in, and of no other venue', async () => {
  const guest = await testServer.guestAt('Room 204')
  const stranger = await testServer.signIn('manager@restaurant.demo')

  expect((await download(guest.token, body)).status).toBe(403)
  expect((await download('brigade-demo-payments-1', body)).status).toBe(403)
  expect((await download('', body)).status).toBe(401)
  expect((await download(stranger, { ...body, restaurantId: 1 })).status).toBe(403)
  expect(await rowsOf(stranger, body)).toBe(1)
})

async function tableOf(restaurantId: number) {
  const found = await testServer.db.one<{ id: number; name: string }>(
    'SELECT "id", "name" FROM tables WHERE "restaurantId" = ? ORDER BY "id" LIMIT 1',
    restaurantId,
  )
  return { restaurantId, tableId: found!.id, table: found!.name, sitting: 1, orderId: null }
}

type Kept = Omit<Parameters<typeof requestColumns.insert>[0], 'createdAt' | 'updatedAt'>

async function keep(request: Kept, createdAt: string): Promise<void> {
  const later = (minutes: number) => new Date(Date.parse(createdAt) + minutes * 60_000).toISOString()
  const work = { takenBy: 'Omar', takenById: 1, takenAt: later(2), endedAt: later(7) }
  await testServer.db.write(() =>
    requestColumns.insert({
      ...request,
      ...(request.requestType === 'towel' && work),
      createdAt,
      updatedAt: createdAt,
    }),
  )
}

async function rowsOf(token: string, asked: object): Promise<number> {
  return readXlsx((await download(token, asked)).bytes).length - 1
}

async function download(token: string, asked: object) {
  const response = await fetch(`${testServer.url}/v1/exportRequests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(asked),
  })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
