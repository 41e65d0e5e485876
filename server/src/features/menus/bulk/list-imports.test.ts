import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { KeptImport } from '@brigade/domain/menus/bulk/bulk.imports.ts'
import type { BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import type { Item, Menu } from '@brigade/domain/menus/menus.schema.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import { makeNamesakes } from '#testing/namesakes.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { listImports } from './list-imports.ts'

const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const description = { en: 'Warm', ar: 'دافئ' }

let testServer: TestServer
let manager: string
let menu: Menu

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn('manager@restaurant.demo')
  const gate = { restaurantId: 2, gate: 'menuEdit', passphrase: 'brigade-menu' }
  await testServer.request('POST', '/v1/passphrase/grant', { token: manager, body: gate })
  menu = await call<Menu>('POST', 'menu', { restaurantId: 2, name: named('Imported'), hasCategories: false, ...always })
})

afterAll(() => testServer.close())

describe('the list of imports', () => {
  it('says who imported what, when, and that it can be taken back', async () => {
    const importId = await importDishes('Lentil', 'Leek')

    expect(await newest()).toEqual({
      id: importId,
      restaurantId: 2,
      kind: 'items',
      importedAt: noon.toISOString(),
      importedBy: 'Rosa Delgado',
      created: 2,
      changed: 0,
      state: 'undoable',
      touched: [],
      undoneAt: null,
      undoneBy: null,
    })
  })

  it('says who took one back, and that the one before can be, then', async () => {
    const before = await importDishes('Bread')
    const last = await importDishes('Butter')
    expect(await statesOf(before, last)).toEqual(['notLast', 'undoable'])

    await call('POST', 'undoImport', { importId: last })

    expect(await statesOf(before, last)).toEqual(['undoable', 'undone'])
    expect(await newest()).toMatchObject({ id: last, undoneBy: 'Rosa Delgado', undoneAt: noon.toISOString() })
  })

  it('says it by name, and keeps by which account, for two people may have one name', async () => {
    const [managerId, adminId] = await makeNamesakes(testServer, ['manager@restaurant.demo', 'admin@brigade.demo'])
    const importId = await importDishes('Date')
    const token = await testServer.signIn('admin@brigade.demo')
    const undone = await testServer.request('POST', '/v1/undoImport', { token, body: { importId } })

    expect(undone.status).toBe(200)
    expect(await newest()).toMatchObject({ id: importId, importedBy: 'Rosa Delgado', undoneBy: 'Rosa Delgado' })
    const columns = '"importedByKind", "importedById", "undoneByKind", "undoneById"'
    expect(await testServer.db.one(`SELECT ${columns} FROM menu_imports WHERE "id" = ?`, importId)).toEqual({
      importedByKind: 'staff',
      importedById: managerId,
      undoneByKind: 'staff',
      undoneById: adminId,
    })
  })

  it('names what was changed, deleted or filled since', async () => {
    const importId = await importDishes('Tea', 'Milk', 'Juice')
    const [tea, milk, juice] = await Promise.all(['Tea', 'Milk', 'Juice'].map(dishCalled))
    await call('PATCH', `items/${tea!.id}`, { price: 99 })
    await call('POST', 'condiments', { itemId: milk!.id, name: named('Ice'), price: 1, max: 1 })
    await testServer.request('DELETE', `/v1/items/${juice!.id}`, { token: manager })

    expect(await newest()).toMatchObject({ id: importId, state: 'touched' })
    expect(new Set((await newest()).touched)).toEqual(new Set(['Tea', 'Milk', `#${juice!.id}`]))
  })

  it('lists one of a kind that is too old to be taken back, and says so', async () => {
    const first = await importDishes('Dish 0')
    for (let count = 1; count <= 5; count += 1) await importDishes(`Dish ${count}`)
    await testServer.app.jobs.runDue()

    const answer = await testServer.request('POST', '/v1/undoImport', { token: manager, body: { importId: first } })

    expect(await statesOf(first)).toEqual(['forgotten'])
    expect(answer).toMatchObject({ status: 409, body: { data: { reason: 'importForgotten' } } })
  })

  it('is paged, and asked by kind', async () => {
    const page = await list('restaurantId=2&$limit=2&$skip=1')
    expect(page).toMatchObject({ limit: 2, skip: 1 })
    expect(page.data).toHaveLength(2)
    expect(page.total).toBeGreaterThan(5)
    expect(await list('restaurantId=2&kind=menus')).toMatchObject({ total: 0 })
  })

  it.each<[string, number]>([
    ['manager@receipts.demo', 403],
    ['waiter@hotel.demo', 403],
    ['chief@hotel.demo', 403],
    ['admin@brigade.demo', 200],
  ])('is shown by the rights of the import: %s reads %i', async (email, status) => {
    const token = await testServer.signIn(email)

    expect((await testServer.request('GET', '/v1/imports?restaurantId=2', { token })).status).toBe(status)
  })

  it('shows a stranger nothing, and nobody who is signed out', async () => {
    const token = await testServer.signIn('manager@receipts.demo')

    expect(await testServer.request('GET', '/v1/imports', { token })).toMatchObject({ status: 200, body: { total: 0 } })
    expect((await testServer.request('GET', '/v1/imports?restaurantId=2')).status).toBe(401)
    const guest = await testServer.guestAt('Room 105')
    expect((await testServer.request('GET', '/v1/imports', { token: guest.token })).status).toBe(403)
  })

  it.each(['kind=dishes', '$sort[prior]=1', 'restaurantId=x'])('refuses to be asked for %s', async (query) => {
    expect((await testServer.request('GET', `/v1/imports?${query}`, { token: manager })).status).toBe(400)
  })

  it.each([[[2]], [[]]])('finds what it needs by an index, for venues %j', async (restaurantId) => {
    const role = restaurantId.length > 0 ? ('manager' as const) : ('admin' as const)
    const principal: StaffPrincipal = {
      kind: 'staff',
      id: 1,
      role,
      fname: 'A',
      lname: 'B',
      restaurantId,
      sessionId: 's',
    }
    const { db, statements } = recordStatements(testServer.db)

    await listImports({ db, query: {}, principal, isPaged: true })

    expect(statements.length).toBeGreaterThan(3)
    for (const statement of statements) {
      const plan = await planOf(testServer.db, statement)
      expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
    }
  })
})

async function importDishes(...names: string[]): Promise<number> {
  const items = names.map((en) => ({ menuId: menu.id, name: named(en), description, price: 12 }))
  return (await call<BulkResult>('POST', 'bulkItems', { list: items })).importId!
}

async function dishCalled(en: string): Promise<Item> {
  const items = await call<Item[]>('GET', `items?menuId=${menu.id}&skipPaginate=true`)
  return items.find(({ name }) => name.en === en)!
}

async function newest(): Promise<KeptImport> {
  return (await list('restaurantId=2&$limit=1')).data[0]!
}

async function statesOf(...ids: number[]): Promise<(string | undefined)[]> {
  const { data } = await list('restaurantId=2&$limit=100')
  return ids.map((id) => data.find((each) => each.id === id)?.state)
}

function list(query: string): Promise<Paged<KeptImport>> {
  return call<Paged<KeptImport>>('GET', `imports?${query}`)
}

async function call<T = object>(method: string, path: string, body?: object): Promise<T> {
  const answer = await testServer.request<T>(method, `/v1/${path}`, { token: manager, body })
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

function named(en: string) {
  return { en, ar: `${en} بالعربية`.slice(0, 35) }
}
