import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuditEntry } from '@brigade/domain/access/audit-entry.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { FailedSignIns } from '#features/auth/audit-sign-ins.ts'
import { audit, run } from '#kit/database/transaction.ts'
import { readXlsx } from '#testing/read-xlsx.ts'
import { noon, type TestServer, startTestServer } from '#testing/test-server.ts'
import { forgetAuditLog } from './forget-audit-log.ts'

const dayMs = 24 * 3_600_000

let testServer: TestServer
let admin: string
let manager: string
let last = 0

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
  manager = await testServer.signIn('manager@hotel.demo')
})

beforeEach(async () => {
  const row = await testServer.db.one<{ id: number | null }>('SELECT max("id") AS "id" FROM audit_log')
  last = row?.id ?? 0
})

afterAll(() => testServer.close())

describe('a change', () => {
  it('is in the log with who, when, from where, before and after', async () => {
    await patch('restaurant/1', { isAutoPostingToPOS: true })

    expect(await newest()).toEqual([
      {
        id: expect.any(Number),
        at: noon.toISOString(),
        act: 'changed',
        record: 'venue',
        recordId: 1,
        recordName: 'Harbour Hotel',
        restaurantId: 1,
        byKind: 'staff',
        byId: 1,
        by: 'Nadia Rahal',
        byRole: 'admin',
        address: expect.stringMatching(/127\.0\.0\.1|::1/),
        count: 1,
        changes: [{ field: 'isAutoPostingToPOS', before: false, after: true }],
        moreChanges: 0,
      },
    ])
  })

  it('that changes nothing, or is refused, is not', async () => {
    await patch('restaurant/1', { isAutoPostingToPOS: true })
    await patch('table/7', { name: '' })
    await patch('restaurant/99', { isCheckPos: true })

    expect(await newest()).toEqual([])
  })

  it('of a record is followed from its beginning to its end', async () => {
    const body = { restaurantId: 1, tables: [{ name: 'Cabana 1', area: 'Pool' }] }
    const added = await testServer.request<{ id: number }[]>('POST', '/v1/add/tables', { token: manager, body })
    const { id } = added.body[0]!
    await patch(`table/${id}`, { area: 'Garden' }, manager)
    await testServer.request('DELETE', `/v1/table/${id}`, { token: manager })

    const { data } = await list(`record=table&recordId=${id}`)

    expect(data.map(({ act }) => act)).toEqual(['removed', 'changed', 'created'])
    expect(data[1]).toMatchObject({
      recordName: 'Cabana 1',
      by: 'Layla Haddad',
      changes: [{ field: 'area', before: 'Pool', after: 'Garden' }],
    })
    expect(data[2]!.changes).toContainEqual({ field: 'name', before: null, after: 'Cabana 1' })
  })

  it('of an account is at its venue from the beginning', async () => {
    const body = { email: 'ida@hotel.demo', fname: 'Ida', lname: 'Rhodes', role: 'waiter', restaurantId: [1] }
    await testServer.request('POST', '/v1/staff', { token: admin, body })

    expect((await newest(admin)).map(({ act, restaurantId }) => [act, restaurantId])).toEqual([
      ['changed', 1],
      ['created', 1],
    ])
  })

  it('of a price is in the currency of the venue', async () => {
    const item = await testServer.itemCalled('Wild Mushroom Risotto')
    await patch(`items/${item}`, { price: 31.5 })

    const [entry] = await newest()
    expect(entry).toMatchObject({ record: 'item', recordName: 'Wild Mushroom Risotto', restaurantId: 1 })
    expect(entry!.changes).toEqual([{ field: 'price', before: expect.any(Number), after: 31.5 }])
  })

  it('of a secret shows only that it changed', async () => {
    await testServer.request('POST', '/v1/renew/table', { token: manager, body: { id: 7 } })
    await patch('passphrase/1', { menuEdit: 'green olives' })
    const marketing = await testServer.signIn('marketing@hotel.demo')
    const passwords = { currentPassword: 'brigade-demo', newPassword: 'another password' }
    await testServer.request('POST', '/v1/password', { token: marketing, body: passwords })

    const entries = (await newest()).filter(({ act }) => act === 'changed')

    expect(entries.map(({ record, changes }) => [record, ...changes])).toEqual([
      ['person', { field: 'passwordHash', before: null, after: null, isHidden: true }],
      ['passphrases', { field: 'menuEdit', before: null, after: null, isHidden: true }],
      ['table', { field: 'token', before: null, after: null, isHidden: true }],
    ])
  })

  it('of nobody is by the server itself', async () => {
    await testServer.db.write(() =>
      audit({
        act: 'changed',
        record: 'staffNotification',
        recordId: 1,
        recordName: 'Pool',
        restaurantId: 1,
        changes: [],
        moreChanges: 0,
      }),
    )

    expect(await newest()).toMatchObject([{ byKind: 'system', byId: null, by: '', byRole: null, address: null }])
  })

  it('is gone with a transaction that fails', async () => {
    const failed = testServer.db.write(function* () {
      yield* audit({
        act: 'changed',
        record: 'venue',
        recordId: 1,
        recordName: '',
        restaurantId: 1,
        changes: [],
        moreChanges: 0,
      })
      throw new Error('Refused')
    })

    await expect(failed).rejects.toThrow('Refused')
    expect(await newest()).toEqual([])
  })
})

describe('an order', () => {
  it('is in the log where money is given away, not where it is cooked', async () => {
    const cart = [{ itemId: await testServer.itemCalled('Wild Mushroom Risotto'), itemQty: 1 }]
    const placed = await post<{ id: number }>('order', { tableId: 7, cart })
    await post('discount/order', { id: placed.id, discountPercentage: 10, reason: 'Waited long' })
    await post('undo/order', { id: placed.id })
    await patch(`order/${placed.id}`, { status: 'ontheway' }, manager)
    await patch(`order/${placed.id}`, { status: 'cancelled', cancelReason: 'The guest left' }, manager)

    const entries = await newest()

    expect(entries.map(({ act }) => act)).toEqual(['cancelled', 'undone', 'discounted'])
    for (const entry of entries) {
      expect(entry).toMatchObject({ record: 'order', recordId: placed.id, by: 'Layla Haddad', restaurantId: 1 })
    }
    expect(entries[2]!.changes).toContainEqual({ field: 'discountPercentage', before: 0, after: 10 })
    expect(entries[2]!.changes).toContainEqual({ field: 'reason', before: null, after: '10%: Waited long' })
    expect(entries[0]!.changes).toContainEqual({ field: 'cancelReason', before: null, after: 'The guest left' })
  })
})

describe('the log', () => {
  it('is read by head office whole, and by managers for their venue, but by nobody else', async () => {
    await patch('restaurant/2', { isCheckPos: true })
    await tryToSignIn('admin@brigade.demo', 'brigade-demo')

    const [ofAdmin, ofManager] = [await newest(), await newest(manager)]

    expect(ofAdmin.map(({ restaurantId }) => restaurantId)).toEqual([null, 2])
    expect(ofManager).toEqual([])
    expect((await list('restaurantId=1', manager)).data.every(({ restaurantId }) => restaurantId === 1)).toBe(true)
    expect(await ask('restaurantId=2', manager)).toMatchObject({ status: 403 })
    for (const role of ['supermanager@brigade', 'ordertaker@hotel', 'waiter@hotel', 'chief@hotel', 'finance@hotel']) {
      expect(await ask('', await testServer.signIn(`${role}.demo`))).toMatchObject({ status: 403 })
    }
    expect(await ask('', (await testServer.guestAt('Room 204')).token)).toMatchObject({ status: 403 })
    expect(await ask('', 'brigade-demo-payments-1')).toMatchObject({ status: 403 })
    expect(await ask('', undefined)).toMatchObject({ status: 401 })
  })

  it('is narrowed by person, kind, act and day', async () => {
    const printer = await post<{ id: number }>('printers', { restaurantId: 1, name: 'Grill', host: '192.0.2.1' })

    const of = async (query: string) => (await list(query)).data[0]
    expect(await of(`byKind=staff&byId=4&record=printer`)).toMatchObject({ recordId: printer.id, act: 'created' })
    expect(await of('act=exported&record=printer')).toBeUndefined()
    expect(await of(`record=printer&at[$gte]=${noon.toISOString()}`)).toBeDefined()
    expect(await of(`record=printer&at[$gt]=${noon.toISOString()}`)).toBeUndefined()
    expect(await ask('record=sessions', admin)).toMatchObject({ status: 400 })
  })

  it('is exported as a spreadsheet, which is in the log as well', async () => {
    await patch('table/8', { area: 'Terrace' }, manager)
    const range = { $gt: new Date(noon.getTime() - 1).toISOString(), $lt: new Date(noon.getTime() + 1).toISOString() }
    const body = { fileName: 'log', at: range, record: 'table' }

    const answer = await fetch(`${testServer.url}/v1/exportAuditLog`, {
      method: 'POST',
      headers: { authorization: `Bearer ${manager}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const rows = readXlsx(Buffer.from(await answer.arrayBuffer()))

    expect(JSON.stringify(rows)).toContain('Terrace')
    expect(await newest(manager)).toMatchObject([
      { act: 'exported', record: 'export', recordName: 'log', restaurantId: 1, by: 'Layla Haddad' },
      { act: 'changed', record: 'table' },
    ])
  })

  it('is not changed and not emptied by anybody, and grows old', async () => {
    const { db } = testServer
    const nextDay = new Date(noon.getTime() + dayMs)
    await new FailedSignIns().note(db, { user: undefined, address: '10.0.0.1', now: nextDay })
    const rows = () => db.one<{ total: number }>('SELECT count(*) AS "total" FROM audit_log')
    const before = await rows()
    await expect(db.write(() => run(`UPDATE audit_log SET "by" = 'Nobody'`))).rejects.toThrow(/can't be changed/)
    await expect(db.write(() => run('UPDATE audit_log SET "count" = 1'))).rejects.toThrow(/can't be changed/)
    await expect(db.write(() => run('DELETE FROM audit_log'))).rejects.toThrow(/can't be deleted/)
    await expect(
      db.write(() => run(`UPDATE audit_retention SET "keptFrom" = '1960-01-01T00:00:00.000Z'`)),
    ).rejects.toThrow(/can't be changed/)
    if (db.dialect === 'postgres') {
      await expect(db.write(() => run('TRUNCATE audit_log'))).rejects.toThrow(/can't be deleted/)
    }
    expect(await forgetAuditLog(db, { days: 30, now: new Date(noon.getTime() + 29 * dayMs) })).toBe(0)
    expect(await rows()).toEqual(before)

    // The entry of the next day is kept, and the one that the server wrote by its own clock.
    const forgotten = await forgetAuditLog(db, { days: 30, now: new Date(noon.getTime() + 30.5 * dayMs) })

    expect(forgotten).toBeGreaterThan(0)
    expect((await rows())!.total).toBe(2)
  })
})

function patch(path: string, body: object, token = admin) {
  return testServer.request('PATCH', `/v1/${path}`, { token, body })
}

async function post<T>(path: string, body: object): Promise<T> {
  const answer = await testServer.request<T>('POST', `/v1/${path}`, { token: manager, body })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: expect.toBeOneOf([200, 201]) })
  return answer.body
}

function tryToSignIn(email: string, password = 'wrong') {
  return testServer.request('POST', '/v1/authentication', { body: { strategy: 'local', email, password } })
}

function ask(query: string, token: string | undefined) {
  return testServer.request<Paged<AuditEntry>>('GET', `/v1/audit-log?${query}`, { ...(token && { token }) })
}

async function list(query: string, token = admin): Promise<Paged<AuditEntry>> {
  const answer = await ask(`$limit=100&${query}`, token)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body
}

/** Returns the entries of the present test, the newest first. */
async function newest(token = admin): Promise<AuditEntry[]> {
  return (await list('', token)).data.filter(({ id }) => id > last)
}
