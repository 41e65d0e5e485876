import { beforeAll, describe, expect, it } from 'vitest'
import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import { type BulkRefused, named, openBulkFixture } from '#testing/bulk-fixture.ts'
import type { TestServer } from '#testing/test-server.ts'
import { always } from '#testing/menu-fixture.ts'

const desk = openBulkFixture()
const { bulk, make, soup } = desk

let testServer: TestServer
let manager: string

beforeAll(() => {
  ;({ testServer, manager } = desk)
})

it('takes 5,000 rows and no more', async () => {
  const big = await make<Menu>('v1/menu', { restaurantId: 2, name: named('Big'), ...always, hasCategories: false })
  const list = Array.from({ length: 5001 }, (_, index) => ({
    ...soup(`Dish ${index}`),
    menuId: big.id,
    categoryId: null,
  }))

  const tooMany = await bulk<BulkRefused>('v1/bulkItems', list, manager)
  const answer = await bulk('v1/bulkItems', list.slice(1), manager)
  const again = await bulk<BulkRefused>('v1/bulkItems', list.slice(1), manager)

  expect(tooMany).toMatchObject({ status: 400, body: { data: { fields: { list: 'Send at most 5000 entries.' } } } })
  expect(answer.body).toMatchObject({ created: 5000 })
  expect(again.status).toBe(400)
  expect(Object.keys(again.body.data.fields!)).toHaveLength(5000)
  const undone = await testServer.request('POST', '/v1/undoImport', {
    token: manager,
    body: { importId: answer.body.importId },
  })
  expect(undone.body).toMatchObject({ removed: 5000, restored: 0 })
})

describe('the size of a list', () => {
  it('may be more than that of other calls, from somebody who is signed in, up to 16 MB', async () => {
    const words = 'x'.repeat(400_000)
    const long = { list: ['A', 'B'].map((name) => ({ ...soup(name), description: { en: words, ar: words } })) }
    const tooLong = { list: [{ ...soup('A'), description: { en: 'x'.repeat(16_000_001) } }] }
    const ask = (path: string, body: object, token?: string) =>
      testServer.request<BulkRefused>('POST', path, { token, body })

    expect((await ask('/v1/bulkItems', long, manager)).status).toBe(400)
    expect((await ask('/v1/bulkItems', tooLong, manager)).status).toBe(413)
    expect((await ask('/v1/bulkItems', long)).status).toBe(401)
    expect((await ask('/v1/items', long, manager)).status).toBe(413)
  })

  it('changes nothing about what is said of it, or brought in by it', async () => {
    const words = 'x'.repeat(240)
    const list = Array.from({ length: 2500 }, (_, index) => ({
      ...soup(`Long ${index}`),
      description: { en: words, ar: words },
    }))
    const wrong = [...list.slice(0, -1), { ...list.at(-1)!, price: 'much' }]

    expect(JSON.stringify({ list }).length).toBeGreaterThan(1_000_000)
    const refused = await bulk<BulkRefused>('v1/bulkItems', wrong, manager)
    expect(refused).toMatchObject({
      status: 400,
      body: { data: { fields: { 'list.2499.price': expect.any(String) } } },
    })
    expect((await bulk('v1/bulkItems', list, manager)).body).toMatchObject({ created: 2500 })
  })
})
