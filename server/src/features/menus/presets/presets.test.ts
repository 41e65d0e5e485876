import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { presetGroupNames } from '@brigade/domain/menus/menus.group-names.ts'
import {
  type MainOption,
  mainOptionSchema,
  type SubOption,
  subOptionSchema,
} from '@brigade/domain/menus/menus.recommendations.ts'
import type { GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { checkOf } from '#kit/validation/validation.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

type Refused = { data: { fields?: Record<string, string> } }

let testServer: TestServer
let admin: string
let manager: string

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
  manager = await testServer.signIn('manager@hotel.demo')
})

afterAll(() => testServer.close())

describe('preset names of groups', () => {
  it('are twenty-four to begin with, the same for everybody', async () => {
    const names = await list<GroupName>('v1/group-names', manager)

    expect(names).toHaveLength(24)
    expect(names.map(({ name }) => name)).toEqual(presetGroupNames)
    expect(names.slice(0, 2).map(({ name }) => name.en)).toEqual(['Size', 'Choose Your Coffee'])
  })

  it('are added, changed and deleted by admins alone', async () => {
    const name = { en: 'Choose Your Spoon', ar: 'اختر ملعقتك' }
    const write = (method: string, path: string, token: string, body?: object) =>
      testServer.request<GroupName>(method, `/v1/group-names${path}`, { token, body })

    expect((await write('POST', '', manager, { name })).status).toBe(403)
    const added = await write('POST', '', admin, { name })
    expect(added).toMatchObject({ status: 201, body: { name, index: 25 } })
    const { id } = added.body
    const taken = { status: 400, body: { data: { fields: { 'name.en': 'This name is already in use.' } } } }
    expect(await write('POST', '', admin, { name: { ...name, en: 'choose your SPOON ' } })).toMatchObject(taken)
    expect(await write('PATCH', `/${id}`, admin, { name: { en: 'Size' } })).toMatchObject(taken)
    expect(await write('PATCH', `/${id}`, admin, { name: { de: 'Löffel' } })).toMatchObject({
      status: 200,
      body: { name: { ...name, de: 'Löffel' } },
    })
    expect(await write('PATCH', `/${id}`, admin, { name: { ar: ' ' } })).toMatchObject({
      status: 400,
      body: { data: { fields: { 'name.ar': 'Name in AR is required!' } } },
    })
    expect((await write('DELETE', `/${id}`, admin)).status).toBe(200)
    expect((await write('DELETE', `/${id}`, admin)).status).toBe(404)
    expect((await write('PATCH', `/${id}`, admin, { name })).status).toBe(404)
  })
})

describe('the order of preset names', () => {
  const names = async () => (await list<GroupName>('v1/group-names', admin)).map(({ name }) => name.en)
  const move = (id: number, index: unknown, token = admin) =>
    testServer.request<GroupName>('PATCH', `/v1/group-names/${id}`, { token, body: { index } })

  it('is changed one by one, the others making room', async () => {
    const before = await list<GroupName>('v1/group-names', admin)
    const [first, second, third, ...rest] = before.map(({ name }) => name.en)

    expect(await move(before[2]!.id, 1)).toMatchObject({ status: 200, body: { index: 1, name: before[2]!.name } })
    expect(await names()).toEqual([third, first, second, ...rest])
    expect(await move(before[2]!.id, 999)).toMatchObject({ body: { index: before.length } })
    expect(await names()).toEqual([first, second, ...rest, third])
    expect(await move(before[2]!.id, 3)).toMatchObject({ body: { index: 3 } })
    expect(await names()).toEqual([first, second, third, ...rest])
  })

  it('has no gap where one was deleted', async () => {
    const name = { en: 'For a moment', ar: 'للحظة' }
    const { body } = await testServer.request<GroupName>('POST', '/v1/group-names', { token: admin, body: { name } })
    await move(body.id, 2)

    await testServer.request('DELETE', `/v1/group-names/${body.id}`, { token: admin })

    const indexes = (await list<GroupName>('v1/group-names', admin)).map(({ index }) => index)
    expect(indexes).toEqual(indexes.map((_, position) => position + 1))
  })

  it('is whole when several admins move, add and delete at once', async () => {
    const add = (en: string) =>
      testServer.request<GroupName>('POST', '/v1/group-names', { token: admin, body: { name: { en, ar: 'معًا' } } })
    const spares = await Promise.all(['Spare 1', 'Spare 2', 'Spare 3'].map(add))

    const before = await list<GroupName>('v1/group-names', admin)
    const answers = await Promise.all([
      ...before.slice(0, 8).map(({ id }, position) => move(id, 20 - position * 2)),
      ...spares.map(({ body }) => testServer.request('DELETE', `/v1/group-names/${body.id}`, { token: admin })),
      ...['New 1', 'New 2'].map(add),
    ])

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]))
    const after = await list<GroupName>('v1/group-names', admin)
    expect(after.map(({ index }) => index)).toEqual(after.map((_, position) => position + 1))
    for (const { id, name } of after) {
      if (name.en.startsWith('New')) await testServer.request('DELETE', `/v1/group-names/${id}`, { token: admin })
    }
  })

  it('is for admins, and a place is a whole number from one on', async () => {
    expect((await move(1, 2, manager)).status).toBe(403)
    expect((await move(1, 0)).status).toBe(400)
    expect((await move(1, 1.5)).status).toBe(400)
    expect((await move(999_999, 1)).status).toBe(404)
  })
})

describe('options of recommendations', () => {
  it('are those of the own venue, main and finer ones, in their order', async () => {
    const assertMain = checkOf('data', mainOptionSchema)
    const assertSub = checkOf('data', subOptionSchema)

    const mains = await list<MainOption>('v1/recom-main-option', manager)
    const subs = await list<SubOption>('v1/recom-sub-option', manager, `&mainOptionId=${mains[0]!.id}`)

    mains.forEach(assertMain)
    subs.forEach(assertSub)
    expect(new Set(mains.map(({ restaurantId }) => restaurantId))).toEqual(new Set([1]))
    expect(new Set(mains.map(({ dialog }) => dialog)).size).toBe(5)
    expect(subs.length).toBeGreaterThan(0)
    expect(subs.every(({ mainOptionId }) => mainOptionId === mains[0]!.id)).toBe(true)
    const desserts = await list<MainOption>('v1/recom-main-option', manager, '&dialog=dessert')
    expect(desserts.map(({ dialog }) => dialog)).toEqual(['dessert', 'dessert'])
  })

  it("of strangers are refused, and an item takes its venue's", async () => {
    expect(await testServer.request('GET', '/v1/recom-main-option?restaurantId=2', { token: manager })).toMatchObject({
      status: 403,
    })
    const [main] = await list<MainOption>('v1/recom-main-option', admin, '&restaurantId=1&dialog=starter')
    const [sub] = await list<SubOption>('v1/recom-sub-option', admin, `&mainOptionId=${main!.id}`)
    const body = { recommendationCategory: 'starter', mainOptionId: [main!.id], subOptionId: [sub!.id] }

    expect(await testServer.request('PATCH', '/v1/items/1', { token: admin, body })).toMatchObject({
      status: 200,
      body,
    })
    const [dessert] = await list<MainOption>('v1/recom-main-option', admin, '&restaurantId=1&dialog=dessert')
    const wrong = { recommendationCategory: 'dessert', mainOptionId: [dessert!.id, main!.id], subOptionId: [sub!.id] }
    const others = [wrong, { ...wrong, mainOptionId: [dessert!.id] }].map((each) =>
      testServer.request<Refused>('PATCH', '/v1/items/1', { token: admin, body: each }),
    )
    expect((await Promise.all(others)).map((answer) => [answer.status, answer.body.data.fields])).toEqual([
      [400, { mainOptionId: 'This option belongs to another category.' }],
      [400, { subOptionId: 'This option belongs to another main option.' }],
    ])
    const none = { recommendationCategory: 'none', mainOptionId: [], subOptionId: [] }
    expect(await testServer.request('PATCH', '/v1/items/1', { token: admin, body: none })).toMatchObject({ body: none })
  })
})

async function list<T>(path: string, token: string, query = ''): Promise<T[]> {
  return (await testServer.request<T[]>('GET', `/${path}?skipPaginate=true${query}`, { token })).body
}
