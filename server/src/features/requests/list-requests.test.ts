import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { GuestRequest, RequestListQuery } from '@brigade/domain/requests/requests.schema.ts'
import { aStaffPrincipal } from '@brigade/domain/testing/people.builders.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { demoSeed, noon } from '#testing/test-server.ts'
import { listRequests } from './list-requests.ts'
import { requestColumns } from './request-columns.ts'

const admin = aStaffPrincipal({ role: 'admin', restaurantId: [] })
const ofTwo = aStaffPrincipal({ role: 'manager', restaurantId: [1, 3] })
const count = 24

let fresh: FreshDatabase
let all: GuestRequest[]

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
  await fresh.db.many('DELETE FROM requests')
  all = []
  for (let each = 0; each < count; each += 1) all.push(await write(each))
})

afterAll(() => fresh.remove())

describe('the requests of several venues', () => {
  it.each<[what: string, query: RequestListQuery, isAsked: (request: GuestRequest) => boolean]>([
    ['all', {}, () => true],
    ['those of a type', { requestType: 'towel' }, ({ requestType }) => requestType === 'towel'],
    ['those of two types', { requestType: { $in: ['towel', 'talk'] } }, ({ requestType }) => requestType !== 'bill'],
    ['what waits', { status: 'active' }, ({ status }) => status === 'active'],
    ['those since', { createdAt: { $gte: minutes(4) } }, ({ createdAt }) => createdAt >= minutes(4)],
    ['those of two venues', { restaurantId: { $in: [2, 3] } }, ({ restaurantId }) => restaurantId !== 1],
    ['those of a venue named twice', { restaurantId: { $in: [2, 2] } }, ({ restaurantId }) => restaurantId === 2],
  ])('are in one order, page by page: %s', async (_what, query, isAsked) => {
    for (const field of ['createdAt', 'updatedAt', 'id'] as const) {
      const wanted = all
        .filter(isAsked)
        .toSorted((one, other) => compare(other[field], one[field]) || other.id - one.id)
      const $sort = { [field]: -1 } as const

      const pages: Paged<GuestRequest>[] = []
      for (let $skip = 0; $skip < wanted.length; $skip += 5)
        pages.push(await list({ ...query, $sort, $limit: 5, $skip }))

      expect(pages.flatMap(({ data }) => data)).toEqual(wanted)
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([wanted.length]))
      expect(
        await listRequests({ db: fresh.db, query: { ...query, $sort }, principal: admin, isPaged: false }),
      ).toEqual(wanted)
    }
  })

  it('are those of the own venues alone', async () => {
    const { total, data } = await list({ $limit: 100 }, ofTwo)

    expect(total).toBe(all.filter(({ restaurantId }) => restaurantId !== 2).length)
    expect(new Set(data.map(({ restaurantId }) => restaurantId))).toEqual(new Set([1, 3]))
    await expect(list({ restaurantId: 2 }, ofTwo)).rejects.toMatchObject({ code: 403 })
  })
})

/** Stores requests alternately at the venues, two in each minute. */
function write(each: number): Promise<GuestRequest> {
  const restaurantId = 1 + (each % 3)
  const about = { restaurantId, tableId: restaurantId, table: 'Room 204', sitting: 1, orderId: null }
  const requestType = (['talk', 'towel', 'bill'] as const)[Math.floor(each / 3) % 3]!
  const at = minutes(Math.floor(each / 2))
  const status = each % 5 === 0 ? 'active' : 'completed'
  return fresh.db.write(function* () {
    const updatedAt = minutes(count - each)
    return requestColumns.read(
      yield* requestColumns.insert({ ...about, requestType, status, createdAt: at, updatedAt }),
    )
  })
}

function minutes(number: number): string {
  return new Date(noon.getTime() + number * 60_000).toISOString()
}

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

async function list(query: RequestListQuery, principal: Principal = admin): Promise<Paged<GuestRequest>> {
  const page = await listRequests({ db: fresh.db, query, principal, isPaged: true })
  if (Array.isArray(page)) throw new Error('A page was asked for')
  return page
}
