import { beforeAll, describe, expect, it } from 'vitest'
import type { Category, Item } from '@brigade/domain/menus/menus.schema.ts'
import type { TestServer } from '#testing/test-server.ts'
import { anItemOf, openMenuFixture, soup, type Part, type Refused } from '#testing/menu-fixture.ts'
import { makeNamesakes } from '#testing/namesakes.ts'

const menuEdit = { restaurantId: 2, gate: 'menuEdit', passphrase: 'brigade-menu' }

const desk = openMenuFixture()
const { add, change, remove, read, addWinterMenu } = desk

let testServer: TestServer
let admin: string
let category: Category
let item: Item

beforeAll(async () => {
  ;({ testServer, admin } = desk)
  ;({ category, item } = await addWinterMenu())
})

describe('two people at once', () => {
  it('change one record: the second is told, and loses nothing', async () => {
    const { version } = await read<Item>('v1/items', item.id)
    const patch = (calory: number) =>
      testServer.request('PATCH', `/v1/items/${item.id}`, { token: admin, body: { calory, version } })

    const answers = await Promise.all([401, 402, 403, 404].map(patch))

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect((await read<Item>('v1/items', item.id)).version).toBe(version + 1)
  })

  it('and of one name are told apart: the second hears from whose account the change came', async () => {
    const emails = ['admin@brigade.demo', 'manager@restaurant.demo'] as const
    const [adminId, managerId] = await makeNamesakes(testServer, emails)
    const manager = await testServer.signIn(emails[1])
    await testServer.request('POST', '/v1/passphrase/grant', { token: manager, body: menuEdit })
    const patch = (token: string, calory: number, version: number) =>
      testServer.request<Item & Refused>('PATCH', `/v1/items/${item.id}`, { token, body: { calory, version } })
    const { version } = await read<Item>('v1/items', item.id)

    const first = await patch(manager, 501, version)
    const second = await patch(admin, 502, version)
    const third = await patch(admin, 503, version + 1)
    const fourth = await patch(manager, 504, version + 1)

    expect([first.status, third.status]).toEqual([200, 200])
    expect(third.body.updatedBy).toBe(first.body.updatedBy)
    const changedBy = first.body.updatedBy
    const told = { reason: 'staleVersion', changedBy, changedByKind: 'staff', changedFields: ['calory'] }
    expect(second).toMatchObject({ status: 409, body: { data: { ...told, changedById: managerId } } })
    expect(fourth).toMatchObject({ status: 409, body: { data: { ...told, changedById: adminId } } })
  })

  it('change other fields of it without naming a version: both are kept', async () => {
    const before = await read<Item>('v1/items', item.id)
    await Promise.all([change('v1/items', item.id, { calory: 410 }), change('v1/items', item.id, { prepareTime: 7 })])

    const after = await read<Item>('v1/items', item.id)

    expect(after).toMatchObject({ calory: 410, prepareTime: 7, version: before.version + 2 })
  })

  it('delete a record and add to it: never is there a part of nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await add<Item>('v1/items', anItemOf(category))
      const body = { itemId: id, name: soup, price: 1, max: 1 }
      const [removed, added] = await Promise.all([
        remove('v1/items', id),
        testServer.request<Refused>('POST', '/v1/condiments', { token: admin, body }),
      ])

      expect([
        [200, 400],
        [409, 201],
      ]).toContainEqual([removed.status, added.status])
      if (removed.status === 409) {
        await remove('v1/condiments', (added.body as unknown as Part).id)
        await remove('v1/items', id)
      }
    }
  })
})
