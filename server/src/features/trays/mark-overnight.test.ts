import { beforeAll, describe, expect, it } from 'vitest'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, noon } from '#testing/test-server.ts'
import { publishedBy } from '#testing/published-by.ts'
import { withoutClock } from '#testing/without-clock.ts'
import { markOvernight } from './mark-overnight.ts'
import { openTrayFixture } from './testing/tray-fixture.ts'

const trays = openTrayFixture()
const { read, linkAt, unlink, count } = trays
let testServer: TestServer

beforeAll(() => {
  ;({ testServer } = trays.desk())
})

describe('the night', () => {
  it.each<[what: string, timeZone: string, linkedAt: string, at: string, isOvernight: boolean]>([
    ['before it ends', 'Asia/Dubai', '2026-03-03T20:00:00Z', '2026-03-03T22:59:00Z', false],
    ['as it ends', 'Asia/Dubai', '2026-03-03T20:00:00Z', '2026-03-03T23:00:00Z', true],
    ['linked after it', 'Asia/Dubai', '2026-03-03T23:00:00Z', '2026-03-04T08:00:00Z', false],
    ['when clocks leave the hour before out', 'Europe/Berlin', '2026-03-28T22:00:00Z', '2026-03-29T00:59:00Z', false],
    ['when clocks come to three by a leap', 'Europe/Berlin', '2026-03-28T22:00:00Z', '2026-03-29T01:00:00Z', true],
    ['when an hour is there twice before it', 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T01:59:00Z', false],
    [
      'when it comes after the hour that is twice',
      'Europe/Berlin',
      '2026-10-24T22:00:00Z',
      '2026-10-25T02:00:00Z',
      true,
    ],
  ])('marks what is in a room %s', async (_what, timeZone, linkedAt, at, isOvernight) => {
    await testServer.db.write(() => run('UPDATE venues SET "timeZone" = ? WHERE "id" = 1', timeZone))
    const tray = await linkAt(new Date(linkedAt), 15)

    const told = await publishedBy(testServer.app, () => markOvernight(testServer.app, new Date(at)))

    expect((await read<TrayOut>(`/v1/tray-out/${tray.id}`)).isOvernight).toBe(isOvernight)
    expect(told).toHaveLength(isOvernight ? 1 : 0)
    await testServer.db.write(() => run('UPDATE venues SET "timeZone" = ? WHERE "id" = 1', 'Asia/Dubai'))
  })

  it.each([1, 2])('marks what is elsewhere, though the clock of venue %i can not be read', async (broken) => {
    const evening = new Date('2026-03-03T20:00:00Z')
    const [here, there] = [await linkAt(evening, 18), await linkAt(evening, 19)]
    await testServer.db.write(() => run('UPDATE tray_outs SET "restaurantId" = 2 WHERE "id" = ?', there.id))

    const told = await withoutClock(testServer.db, broken, () =>
      publishedBy(testServer.app, () => markOvernight(testServer.app, noon)),
    )

    expect(told).toMatchObject([{ record: { id: broken === 1 ? there.id : here.id, isOvernight: true } }])
    const later = await publishedBy(testServer.app, () => markOvernight(testServer.app, noon))
    expect(later).toMatchObject([{ record: { id: broken === 1 ? here.id : there.id } }])
    await testServer.db.write(() => run('UPDATE tray_outs SET "restaurantId" = 1 WHERE "id" = ?', there.id))
  })

  it('marks once, however often it is looked for, and not what was fetched', async () => {
    const kept = await linkAt(new Date('2026-03-03T20:00:00Z'), 16)
    const fetched = await linkAt(new Date('2026-03-03T20:00:00Z'), 17)
    await unlink(fetched.id)

    const told = await publishedBy(testServer.app, () =>
      Promise.all(Array.from({ length: 3 }, () => markOvernight(testServer.app, noon))),
    )

    expect(told).toMatchObject([{ path: 'v1/tray-out', record: { id: kept.id, isOvernight: true } }])
    expect(await count()).toEqual({ rooms: 1, overnightRooms: 1, trays: 1, overnightTrays: 1 })
    expect((await read<TrayOut>(`/v1/tray-out/${fetched.id}`)).isOvernight).toBe(false)
  })
})
