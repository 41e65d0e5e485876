import { beforeAll, describe, expect, it } from 'vitest'
import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import { columnMapLimits, type ColumnMap } from '@brigade/domain/menus/bulk/bulk.maps.schema.ts'
import { openBulkFixture } from '#testing/bulk-fixture.ts'
import type { TestServer } from '#testing/test-server.ts'

const desk = openBulkFixture()
const map = {
  restaurantId: 2,
  kind: 'items',
  headers: ['Item Name', 'Price', 'Token'],
  columns: [{ key: 'name.en', header: 'Item Name' }],
  fillsTexts: true,
}

let testServer: TestServer
let manager: string

beforeAll(() => {
  ;({ testServer, manager } = desk)
})

describe('how a venue matched the columns of a file', () => {
  it('is remembered, and replaced for the same headers in any order', async () => {
    expect(await save(map)).toMatchObject({ status: 200, body: map })
    const columns = [...map.columns, { key: 'price', header: 'Price' }]
    await save({ ...map, headers: ['token', 'Price', 'item name'], columns })

    expect(await maps()).toMatchObject([{ restaurantId: 2, kind: 'items', columns }])
  })

  it('is forgotten when there are too many', async () => {
    for (let place = 0; place <= columnMapLimits.ofAKind; place += 1)
      await save({ ...map, headers: [`H${place}`], columns: [] })

    const left = await maps()
    expect(left).toHaveLength(columnMapLimits.ofAKind)
    expect(left.some(({ headers }) => headers.includes('Item Name'))).toBe(false)
  })

  it.each([
    ['no headers', { headers: [] }],
    ['a header without letters', { headers: [''] }],
    ['too many headers', { headers: Array.from({ length: columnMapLimits.headers + 1 }, (_, place) => `H${place}`) }],
    ['an unknown kind', { kind: 'menuFile' }],
    ['a strange key', { columns: [{ key: 'name en', header: 'A' }] }],
  ])('is refused with %s', async (_name, change) => {
    expect((await save({ ...map, ...change })).status).toBe(400)
  })

  it.each([
    ['a key of no column', { columns: [{ key: 'foo.bar', header: 'Price' }] }, 'columns.0.key'],
    ['a key of no object', { columns: [{ key: '__proto__', header: 'Price' }] }, 'columns.0.key'],
    ['an id', { columns: [{ key: 'id', header: 'Token' }] }, 'columns.0.key'],
    ['a column twice', { columns: [...map.columns, { key: 'name.en', header: 'Price' }] }, 'columns.1.key'],
    ['a header of another file', { columns: [{ key: 'price', header: 'Cost' }] }, 'columns.0.header'],
    ['a header twice', { headers: [...map.headers, 'item_name'] }, 'headers.3'],
  ])('is refused with %s, which is named', async (_name, change, field) => {
    const { status, body } = await testServer.request<{ data: { fields: object } }>('POST', '/v1/columnMaps', {
      token: manager,
      body: { ...map, ...change },
    })

    expect(status).toBe(400)
    expect(Object.keys(body.data.fields)).toEqual([field])
  })

  it.each(staffRoles)('is for %s as their rights say', async (role) => {
    const place = ['admin', 'organization', 'supermanager'].includes(role) ? 'brigade' : 'restaurant'
    const token = await testServer.signIn(`${role.toLowerCase()}@${place}.demo`)
    const expected = can({ role }, 'menus:bulk') ? 200 : 403

    expect((await save(map, token)).status).toBe(expected)
    expect((await testServer.request('GET', '/v1/columnMaps?restaurantId=2', { token })).status).toBe(expected)
  })

  it('is for nobody of another venue, and nobody who is signed out', async () => {
    const stranger = await testServer.signIn('manager@receipts.demo')

    expect(await save(map, stranger)).toMatchObject({ status: 403, body: { data: { reason: 'otherVenue' } } })
    expect((await testServer.request('GET', '/v1/columnMaps?restaurantId=2', { token: stranger })).status).toBe(403)
    const own = await testServer.request<{ data: ColumnMap[] }>('GET', '/v1/columnMaps', { token: stranger })
    expect(own.body.data).toEqual([])
    expect((await save(map, '')).status).toBe(401)
  })
})

function save(body: object, token = manager) {
  return testServer.request<ColumnMap>('POST', '/v1/columnMaps', { token, body })
}

async function maps(): Promise<ColumnMap[]> {
  const { body } = await testServer.request<ColumnMap[]>(
    'GET',
    '/v1/columnMaps?restaurantId=2&kind=items&skipPaginate=true',
    { token: manager },
  )
  return body
}
