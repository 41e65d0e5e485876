import { beforeAll, describe, expect, it } from 'vitest'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { RegisteredStickers, TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import { demoSeed, type Guest, type TestServer } from '#testing/test-server.ts'
import type { Shift } from '#testing/shift.ts'
import { startTestApp } from '#testing/with-app.ts'
import { run } from '#kit/database/transaction.ts'
import { byNumber, openTrayFixture, serial } from './testing/tray-fixture.ts'

const trays = openTrayFixture()
const { link, make } = trays

function register(body: object) {
  const { manager: token } = shift
  return testServer.request<RegisteredStickers>('POST', '/v1/register/trayqrs', { token, body })
}

let shift: Shift
let testServer: TestServer
let room: Guest

beforeAll(() => {
  ;({ shift, testServer, room } = trays.desk())
})

describe('the stickers of a venue', () => {
  it('are made and forgotten by managers, each with the next number', async () => {
    const { body: last } = await testServer.request<Paged<TraySticker>>('GET', '/v1/trayqrs?$sort[index]=-1&$limit=1', {
      token: shift.manager,
    })
    const serials = ['HARBOUR-X-001', 'HARBOUR-X-002', 'HARBOUR-X-003']

    const made = await Promise.all(serials.map((serialContent) => make({ restaurantId: 1, serialContent })))

    const first = last.data[0]!.index + 1
    expect(made.map(({ body }) => body.index).toSorted(byNumber)).toEqual([first, first + 1, first + 2])
    expect(await make({ restaurantId: 1, serialContent: serials[0]! })).toMatchObject({
      status: 409,
      body: { data: { reason: 'serialTaken' } },
    })
    expect((await make({ restaurantId: 2, serialContent: 'HARBOUR-X-004' })).body.data.fields).toHaveProperty(
      'restaurantId',
    )
    for (const { body } of made) {
      const gone = await testServer.request('DELETE', `/v1/trayqrs/${body.id}`, { token: shift.manager })
      expect(gone.status).toBe(200)
    }
  })

  it('have codes that lead to the address at which people reach the server', async () => {
    const hotel = await startTestApp({ seed: demoSeed, settings: { publicUrl: 'https://brigade.example.com' } })
    try {
      const signIn = { strategy: 'local', email: 'manager@hotel.demo', password: 'brigade-demo' }
      const signedIn = await hotel.request<{ accessToken: string }>('POST', '/v1/authentication', { body: signIn })
      const { accessToken: token } = signedIn.body
      const link = 'https://brigade.example.com/tray/HARBOUR-L-001'
      const body = { restaurantId: 1, serialContent: 'HARBOUR-L-001' }

      const made = await hotel.request<TraySticker>('POST', '/v1/trayqrs', { token, body })
      const path = `/v1/trayqrs/${made.body.id}`

      expect(made.body.link).toBe(link)
      expect((await hotel.request('GET', path, { token })).body).toEqual(made.body)
      const listed = await hotel.request('GET', '/v1/trayqrs?serialContent=HARBOUR-L-001', { token })
      expect(listed.body).toMatchObject({ data: [made.body] })
      expect((await hotel.request('DELETE', path, { token })).body).toEqual(made.body)
      const range = { restaurantId: 1, first: 'HARBOUR-L-001', count: 1 }
      const { body: registered } = await hotel.request('POST', '/v1/register/trayqrs', { token, body: range })
      expect(registered).toMatchObject({ stickers: [{ link }] })
    } finally {
      await hotel.close()
    }
  })

  it('are made known by ranges, all of them or none, and stay as they are when that is said again', async () => {
    const range = { restaurantId: 1, first: 'HARBOUR-R-008', count: 3, type: 'trolly' }
    const screen = await testServer.connect(shift.waiter)

    const { status, body } = await register(range)
    await screen.caughtUp()

    expect(status).toBe(200)
    expect(body).toMatchObject({ known: 0, stickers: [{ type: 'trolly' }, { type: 'trolly' }, { type: 'trolly' }] })
    const [first] = body.stickers
    expect(body.stickers.map(({ serialContent, index }) => [serialContent, index - first!.index])).toEqual([
      ['HARBOUR-R-008', 0],
      ['HARBOUR-R-009', 1],
      ['HARBOUR-R-010', 2],
    ])
    expect(screen.heard('v1/trayqrs created')).toEqual(body.stickers)
    expect((await register({ ...range, count: 4 })).body).toMatchObject({
      known: 3,
      stickers: [{ index: first!.index + 3 }],
    })
    await screen.close()
  })

  it('of one range are numbered once, whoever is first', async () => {
    const range = { restaurantId: 1, first: 'HARBOUR-S-001', count: 5 }

    const answers = await Promise.all([register(range), register(range)])

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.known).toSorted(byNumber)).toEqual([0, 5])
  })

  it.each<[what: string, differences: object, status: number, refusal: object]>([
    ['digits that run out', { first: 'HARBOUR-T-999', count: 2 }, 400, { fields: { count: expect.any(String) } }],
    ['no sticker', { count: 0 }, 400, { fields: { count: expect.any(String) } }],
    ['too many at once', { count: 201 }, 400, { fields: { count: expect.any(String) } }],
    ['what is no serial', { first: 'SHORT' }, 400, { fields: { first: expect.any(String) } }],
    ['a venue of strangers', { restaurantId: 2 }, 400, { fields: { restaurantId: expect.any(String) } }],
    ['one that is of another venue', { first: 'STRANGERS-002' }, 409, { reason: 'serialTaken' }],
  ])('are refused as a range: %s', async (_what, differences, status, refusal) => {
    await testServer.db.write(() =>
      run(
        `INSERT INTO tray_stickers ("restaurantId", "serialContent", "comparedSerial", "type", "index", "createdAt")
         VALUES (2, 'STRANGERS-003', 'strangers-003', 'tray', 1, '2026-03-01T08:00:00.000Z') ON CONFLICT DO NOTHING`,
      ),
    )
    const range = { restaurantId: 1, first: 'HARBOUR-T-001', count: 2, ...differences }

    expect(await register(range)).toMatchObject({ status, body: { data: refusal } })
    const { body } = await testServer.request<Paged<TraySticker>>('GET', `/v1/trayqrs?serialContent=${range.first}`, {
      token: shift.manager,
    })
    if (range.first.length === 13) expect(body.total).toBe(0)
  })

  it('are the same in capitals and in small letters: made, registered, listed, linked and found by their tray', async () => {
    const { body: made } = await make({ restaurantId: 1, serialContent: 'HARBOUR-C-001' })

    expect(await make({ restaurantId: 1, serialContent: 'harbour-c-001' })).toMatchObject({
      status: 409,
      body: { data: { reason: 'serialTaken' } },
    })
    const { body: registered } = await register({ restaurantId: 1, first: 'harbour-c-001', count: 2 })
    expect(registered).toMatchObject({ known: 1, stickers: [{ serialContent: 'harbour-c-002' }] })
    expect(await trays.read('/v1/trayqrs?serialContent=Harbour-C-001')).toMatchObject({ total: 1, data: [made] })
    const linked = await link({ trayOutQR: 'harbour-c-001', tableId: room.tableId })
    expect(linked).toMatchObject({ status: 201, body: { trayOutQR: 'HARBOUR-C-001' } })
    expect((await link({ trayOutQR: 'Harbour-c-001', tableId: room.tableId })).body.id).toBe(linked.body.id)
    expect(await trays.read('/v1/tray-out?trayOutQR=harbour-c-001')).toMatchObject({ total: 1, data: [linked.body] })
  })

  it('of one serial are made once, whatever its capitals and whoever is first', async () => {
    const serials = ['HARBOUR-D-001', 'harbour-d-001', 'Harbour-D-001']

    const made = await Promise.all(serials.map((serialContent) => make({ restaurantId: 1, serialContent })))

    expect(made.map(({ status }) => status).toSorted(byNumber)).toEqual([201, 409, 409])
  })

  it('are found by the end of their serials, within one venue of who asks', async () => {
    await testServer.db.write(() =>
      run(
        `INSERT INTO tray_stickers ("restaurantId", "serialContent", "comparedSerial", "type", "index", "createdAt")
         VALUES (2, 'STRANGER-F0F1', 'stranger-f0f1', 'tray', 7, '2026-03-01T08:00:00.000Z')`,
      ),
    )
    for (const serialContent of ['HARBOUR-F_0F1', 'HARBOUR-F-0F1', 'OTHER-BAT-0F1'])
      await make({ restaurantId: 1, serialContent })
    const { waiter: token } = shift
    const find = (query: string) => testServer.request<Paged<TraySticker>>('GET', `/v1/trayqrs?${query}`, { token })
    const found = async (end: string) =>
      (await find(`restaurantId=1&serialEnd=${end}`)).body.data.map(({ serialContent }) => serialContent)

    expect(await found('0f1')).toEqual(['HARBOUR-F_0F1', 'HARBOUR-F-0F1', 'OTHER-BAT-0F1'])
    expect(await found('_0F1')).toEqual(['HARBOUR-F_0F1'])
    expect(await found('harbour-f-0f1')).toEqual(['HARBOUR-F-0F1'])
    expect(await found('F-0F')).toEqual([])
    expect(await find('restaurantId=2&serialEnd=0F1')).toMatchObject({ status: 403 })
    for (const venues of ['', 'restaurantId[$in][]=1&'])
      expect(await find(`${venues}serialEnd=0F1`)).toMatchObject({
        status: 400,
        body: { data: { fields: { restaurantId: expect.any(String) } } },
      })
    expect(await find('restaurantId=1&serialEnd=%25')).toMatchObject({
      status: 400,
      body: { data: { fields: { serialEnd: expect.any(String) } } },
    })
  })

  it('that capitals told apart before are each found as they are spelled', async () => {
    await make({ restaurantId: 1, serialContent: 'HARBOUR-E-001' })
    await testServer.db.write(() =>
      run(
        `INSERT INTO tray_stickers ("restaurantId", "serialContent", "comparedSerial", "twin", "type", "index", "createdAt")
         VALUES (1, 'Harbour-E-001', 'harbour-e-001', 1, 'tray', 901, '2026-03-01T08:00:00.000Z')`,
      ),
    )

    const spelled = await Promise.all(
      ['HARBOUR-E-001', 'Harbour-E-001', 'harbour-e-001'].map(async (trayOutQR) => {
        return (await link({ trayOutQR, tableId: room.tableId })).body.trayOutQR
      }),
    )

    expect(spelled).toEqual(['HARBOUR-E-001', 'Harbour-E-001', 'HARBOUR-E-001'])
  })

  it('are kept while their tray is in a room', async () => {
    await link({ trayOutQR: serial(30), tableId: room.tableId })
    const remove = () => testServer.request('DELETE', '/v1/trayqrs/30', { token: shift.manager })

    expect(await remove()).toMatchObject({
      status: 409,
      body: { data: { reason: 'stickerOut', tableName: 'Room 207' } },
    })
  })
})
