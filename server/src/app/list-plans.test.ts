import type { ServiceContract } from '@brigade/domain/access/contract.ts'
import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import type { Role } from '@brigade/domain/access/roles.ts'
import { services } from '@brigade/domain/services.ts'
import type { TSchema } from '@sinclair/typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#kit/database/database.ts'
import type { Statement } from '#kit/database/transaction.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { planOf, readsAll, recordStatements } from '#testing/recorded-statements.ts'
import { fittingValue } from '#testing/worst-values.ts'

/**
 * The tables that have as many rows as orders, or grow with them. All others have as many as a venue has tables, items
 * or people.
 */
const growing =
  'orders|order_events|bills|payments|payment_events|requests|tray_outs|receipt_orders|receipt_prints|print_jobs|pos_postings|pos_notifications|admin_notifications'

type Query = Record<string, unknown>
type Asked = { path: string; permission: Permission; query: Query }

const lists: Asked[] = Object.entries<ServiceContract>(services).flatMap(([path, { find }]) => {
  if (!find?.query || typeof find.permission !== 'string' || find.permission === 'public') return []
  const { permission } = find
  return queriesOf(find.query).map((query) => ({ path, permission, query }))
})

let testServer: TestServer
let plain: Database
let statements: Statement[]
let callers: { role: Role; token: string }[]

beforeAll(async () => {
  testServer = await startTestServer()
  callers = [
    { role: 'admin', token: await testServer.signIn('admin@brigade.demo') },
    { role: 'manager', token: await testServer.signIn('manager@hotel.demo') },
    { role: 'guest', token: (await testServer.guestAt('Room 205')).token },
  ]
  plain = { ...testServer.db }
  const recording = recordStatements(plain)
  statements = recording.statements
  Object.assign(testServer.db, recording.db)
})

afterAll(async () => {
  Object.assign(testServer.db, plain)
  await testServer.close()
})

it.each([...new Set(lists.map(({ path }) => path))])(
  'finds %s by an index, whatever it is narrowed to and sorted by, for everybody who may',
  async (path) => {
    const unbounded = new Set<string>()
    const known = new Set<string>()
    for (const { permission, query } of lists.filter((list) => list.path === path)) {
      for (const { role, token } of callers.filter((caller) => can({ role: caller.role }, permission))) {
        statements.length = 0
        await find(path, query, token)
        for (const statement of statements.splice(0)) {
          if (known.has(statement.sql) || !new RegExp(`\\b(${growing})\\b`).test(statement.sql)) continue
          known.add(statement.sql)
          const plan = await planOf(plain, statement)
          if (readsAll(plan, { tables: growing, isPage: /order by/i.test(statement.sql) }))
            unbounded.add(`${role} ${JSON.stringify(query)}: ${statement.sql}\n${plan.join('\n')}`)
        }
      }
    }

    expect([...unbounded]).toEqual([])
  },
)

/** Calls a list. A refusal of the query is an answer too. */
async function find(path: string, query: Query, accessToken: string): Promise<void> {
  const params = { provider: 'rest', authentication: { strategy: 'jwt', accessToken }, query: structuredClone(query) }
  await testServer.app
    .service(path)
    .find(params)
    .catch((error: { code?: number }) => expect(error.code).toBeLessThan(500))
}

type Fields = { properties?: Record<string, TSchema>; required?: string[] }

/** Every filter alone beside every sort. */
function queriesOf(schema: TSchema): Query[] {
  const { properties = {}, required = [] } = schema as TSchema & Fields
  const needed = Object.fromEntries(required.map((name) => [name, fittingValue(properties[name]!)]))
  const filters = Object.keys(properties).filter((name) => !name.startsWith('$'))
  const narrowed = [{}, ...filters.map((name) => ({ [name]: valueFor(name, properties[name]!) }))]
  const sorts = [{}, ...Object.keys(properties.$sort?.properties ?? {}).map((field) => ({ $sort: { [field]: -1 } }))]
  return narrowed.flatMap((filter) => sorts.map((sort) => ({ ...needed, ...filter, ...sort })))
}

/** Returns a value for a filter; the first form of several is a single value. */
function valueFor(name: string, schema: TSchema): unknown {
  const forms: TSchema[] | undefined = schema.anyOf
  if (forms?.some(({ properties }) => properties?.$gt)) return { $gt: '2026-02-01T00:00:00.000Z' }
  return name === 'restaurantId' ? 1 : fittingValue(forms?.[0] ?? schema)
}
