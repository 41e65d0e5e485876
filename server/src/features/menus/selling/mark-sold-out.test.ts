import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { Item, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { SoldOutSpan } from '@brigade/domain/menus/menus.sold-out.ts'
import type { MarkSoldOut } from '@brigade/domain/menus/menus.writes.ts'
import { type SoldOutPart, soldOutPartSchema } from '@brigade/domain/menus/menus.sold-out-parts.ts'
import { checkOf } from '#kit/validation/validation.ts'
import { demoSeed, noon } from '#testing/test-server.ts'
import { startTestApp, type TestApp } from '#testing/with-app.ts'

type Refused = { data: { reason?: string; fields?: object } }

/** A machine's key, which does not expire with the day. */
const machine = 'brigade-demo-payments-1'

let now = noon
let testApp: TestApp
let waiter: string
let item: Item
let side: Side
let group: ModifierGroup

beforeAll(async () => {
  testApp = await startTestApp({
    clock: { now: () => now },
    seed: demoSeed,
  })
  waiter = await signIn('waiter@hotel.demo')
  item = (await list<Item>('v1/items')).find(({ name }) => name.en === 'Harbour Beef Burger')!
  side = (await list<Side>('v1/condiments', `&itemId=${item.id}`))[0]!
  group = (await list<ModifierGroup>('v1/modifiers', `&itemId=${item.id}`))[0]!
})

afterAll(() => testApp.close())

describe('what is sold out', () => {
  it.each<[SoldOutSpan, string | null]>([
    ['hour', '2026-03-04T09:00:00.000Z'],
    // Three in the morning in Dubai.
    ['tomorrow', '2026-03-04T23:00:00.000Z'],
    ['open', null],
  ])('for "%s" is refused until then, and heard by the staff', async (span, until) => {
    const screen = await testApp.connect(await signIn('chief@hotel.demo'))

    expect(await mark({ kind: 'item', id: item.id, for: span })).toMatchObject({
      status: 200,
      body: { soldOut: { until } },
    })

    await screen.caughtUp()
    expect(screen.heard('v1/items patched')).toMatchObject([{ id: item.id, soldOut: { until } }])
    expect(await order()).toMatchObject({
      status: 422,
      body: { data: { reason: 'itemSoldOut', fields: { 'cart.0.itemId': 'This item is sold out.' } } },
    })
    now = until === null ? noon : new Date(Date.parse(until))
    if (until !== null) expect(await order()).toMatchObject({ status: 201 })
    now = noon
    expect(await mark({ kind: 'item', id: item.id, for: 'back' })).toMatchObject({ body: { soldOut: null } })
    expect(await order()).toMatchObject({ status: 201 })
  })

  it('as a side is refused when it is taken along', async () => {
    expect(await mark({ kind: 'side', id: side.id, for: 'open' })).toMatchObject({ status: 200, body: { id: side.id } })

    expect(await order({ condimentsList: [{ id: side.id, quantity: 1 }] })).toMatchObject({
      status: 422,
      body: { data: { reason: 'sideSoldOut' } },
    })
    expect(await order({ condimentsList: [{ id: side.id, quantity: 0 }] })).toMatchObject({ status: 201 })
  })

  it('as an option is refused when it is chosen', async () => {
    const [first, second] = group.modifiersList
    const marked = await mark({ kind: 'option', id: group.id, optionId: first!._id, for: 'tomorrow' })

    expect(marked).toMatchObject({ status: 200, body: { id: group.id } })
    const { modifiersList } = marked.body as unknown as ModifierGroup
    expect(modifiersList.map(({ soldOut }) => soldOut !== null)).toEqual(modifiersList.map((_, at) => at === 0))
    expect(await order({}, first!._id)).toMatchObject({ status: 422, body: { data: { reason: 'optionSoldOut' } } })
    expect(await order({}, second!._id)).toMatchObject({ status: 201 })
  })
})

it.each<[string, () => Omit<MarkSoldOut, 'for'>, event: string]>([
  ['an item', () => ({ kind: 'item', id: item.id }), 'v1/items patched'],
  ['a side', () => ({ kind: 'side', id: side.id }), 'v1/condiments patched'],
  [
    'an option',
    () => ({ kind: 'option', id: group.id, optionId: group.modifiersList[0]!._id }),
    'v1/modifiers patched',
  ],
])('tells of %s nothing that is so already, and makes no new version of it', async (_, part, event) => {
  const press = async (span: SoldOutSpan) => (await mark({ ...part(), for: span })).body as unknown as Item
  await press('back')
  const screen = await testApp.connect(await signIn('chief@hotel.demo'))

  const once = await press('open')
  const twice = await press('open')
  const back = await press('back')
  const backTwice = await press('back')
  const news = [once, back, await press('hour'), await press('back')]

  expect([twice, backTwice]).toEqual([once, back])
  await screen.caughtUp()
  expect(screen.heard<Item>(event).map(({ version }) => version)).toEqual(news.map(({ version }) => version))
})

describe('the list of what is sold out', () => {
  it('has items, sides and options, each with the item that it belongs to, and ends what is over by itself', async () => {
    const [option] = group.modifiersList
    await mark({ kind: 'item', id: item.id, for: 'hour' })
    await mark({ kind: 'side', id: side.id, for: 'open' })
    await mark({ kind: 'option', id: group.id, optionId: option!._id, for: 'tomorrow' })

    const listed = await listSoldOut(waiter)

    listed.body.forEach(checkOf('data', soldOutPartSchema))
    expect(listed.body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'item', id: item.id, optionId: null, itemId: item.id, name: item.name }),
        expect.objectContaining({ kind: 'side', id: side.id, itemName: item.name, soldOut: { until: null } }),
        expect.objectContaining({ kind: 'option', id: group.id, optionId: option!._id, name: option!.name }),
      ]),
    )
    now = new Date(noon.getTime() + 3_600_000)
    const later = await listSoldOut(waiter)
    now = noon
    expect(later.body.map(({ kind }) => kind)).not.toContain('item')
    expect(later.body.length).toBe(listed.body.length - 1)
    for (const back of [
      { kind: 'item', id: item.id },
      { kind: 'side', id: side.id },
    ])
      await mark({ ...back, for: 'back' })
    await mark({ kind: 'option', id: group.id, optionId: option!._id, for: 'back' })
  })

  it('is for those who mark, of their own venue', async () => {
    const [stranger, admin, marketing] = await Promise.all([
      signIn('manager@restaurant.demo'),
      signIn('admin@brigade.demo'),
      signIn('marketing@hotel.demo'),
    ])

    expect((await listSoldOut(stranger, '?restaurantId=1')).status).toBe(403)
    expect((await listSoldOut(stranger)).body).toEqual([])
    expect((await listSoldOut(marketing)).status).toBe(403)
    expect((await listSoldOut(admin)).status).toBe(400)
    expect((await listSoldOut(admin, '?restaurantId=1')).status).toBe(200)
    expect((await listSoldOut(admin, '?restaurantId=99')).status).toBe(404)
    expect((await testApp.request('GET', '/v1/sold-out')).status).toBe(401)
  })
})

it('is marked by those who may, of their own venue', async () => {
  for (const role of staffRoles) {
    const isAllVenues = can({ role }, 'venues:all')
    const token = await signIn(`${role.toLowerCase()}@${isAllVenues ? 'brigade' : 'hotel'}.demo`)
    const answer = await mark({ kind: 'item', id: item.id, for: 'back' }, token)
    expect([role, answer.status]).toEqual([role, can({ role }, 'menus:soldOut') ? 200 : 403])
  }
  const stranger = await signIn('manager@restaurant.demo')
  expect(await mark({ kind: 'item', id: item.id, for: 'open' }, stranger)).toMatchObject({ status: 404 })
})

it.each<[string, object, number]>([
  ['no such item', { kind: 'item', id: 999_999, for: 'open' }, 404],
  ['no such option', { kind: 'option', id: 1, optionId: 'none', for: 'open' }, 404],
  ['an option without its id', { kind: 'option', id: 1, for: 'open' }, 400],
  ['an option of an item', { kind: 'item', id: 1, optionId: 'a', for: 'open' }, 400],
  ['a year', { kind: 'item', id: 1, for: 'year' }, 400],
])('refuses %s', async (_what, body, status) => {
  expect((await mark(body)).status).toBe(status)
})

function listSoldOut(token: string, query = '') {
  return testApp.request<SoldOutPart[]>('GET', `/v1/sold-out${query}`, { token })
}

function mark(body: object, token = waiter) {
  return testApp.request<Refused>('POST', '/v1/sold-out', { token, body })
}

async function order(differences: object = {}, optionId?: string) {
  const groups = await list<ModifierGroup>('v1/modifiers', `&itemId=${item.id}`)
  const selectedOptions = groups.map(({ id, modifiersList }) => ({
    groupId: id,
    optionId: id === group.id && optionId ? optionId : modifiersList.find(({ soldOut }) => soldOut === null)!._id,
  }))
  const cart = [{ itemId: item.id, itemQty: 1, selectedOptions, ...differences }]
  return testApp.request<Refused>('POST', '/v1/order', { token: machine, body: { tableId: 1, cart } })
}

async function signIn(email: string): Promise<string> {
  const body = { strategy: 'local', email, password: 'brigade-demo' }
  return (await testApp.request<{ accessToken: string }>('POST', '/v1/authentication', { body })).body.accessToken
}

async function list<T>(path: string, query = ''): Promise<T[]> {
  const answer = await testApp.request<T[]>('GET', `/${path}?skipPaginate=true${query}`, { token: machine })
  return answer.body
}
