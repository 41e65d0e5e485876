import { hash } from '@node-rs/argon2'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Clock } from '#kit/settings/clock.ts'
import type { Settings } from '#kit/settings/settings.ts'
import { run } from '#kit/database/transaction.ts'
import { demoPassword } from '#seeds/accounts.ts'
import { loadDemo } from '#seeds/load-demo.ts'
import type { Seed } from './fresh-database.ts'
import { type Answer, startTestApp, type TestApp } from './with-app.ts'

/** Noon on a Wednesday in Dubai: items of the demo for all hours are on sale, its breakfast is not. */
export const noon = new Date('2026-03-04T08:00:00.000Z')

/**
 * The demo at noon. Its people sign in as usual, but checking their password costs a thousandth: tests do it all the
 * time.
 */
export const demoSeed: Seed = {
  name: 'demo',
  async load(db) {
    await loadDemo(db, { now: noon })
    const passwordHash = await hash(demoPassword, { memoryCost: 8, timeCost: 1 })
    await db.write(() => run('UPDATE users SET "passwordHash" = ?', passwordHash))
  },
}

export type Guest = { token: string; tableId: number; tableToken: string }

/** The demo's hotel, open at noon, with all people signed in whom a test needs. */
export type TestServer = TestApp & {
  signIn(email: string): Promise<string>
  guestAt(tableName: string): Promise<Guest>
  itemCalled(name: string): Promise<number>
  place(token: string, body: object, headers?: Record<string, string>): Promise<Answer<Order>>
}

/** Starts the real app with the demo's data and, unless a test sets it, its clock at noon. */
export async function startTestServer(
  settings: Partial<Settings> = {},
  clock: Clock = { now: () => noon },
): Promise<TestServer> {
  const testApp = await startTestApp({
    clock,
    settings,
    seed: demoSeed,
  })
  // With a stopped clock, all orders of a test arrive within one minute.
  await testApp.db.write(() => run('UPDATE venues SET "ordersAMinute" = ?', 1000))
  const tokens = new Map<string, string>()

  async function signIn(email: string): Promise<string> {
    const known = tokens.get(email)
    if (known) return known
    const body = { strategy: 'local', email, password: demoPassword }
    const answer = await testApp.request<{ accessToken: string }>('POST', '/v1/authentication', { body })
    tokens.set(email, answer.body.accessToken)
    return answer.body.accessToken
  }

  async function guestAt(tableName: string): Promise<Guest> {
    const table = await testApp.db.one<{ id: number; token: string }>(
      'SELECT "id", "token" FROM tables WHERE "restaurantId" = 1 AND "name" = ?',
      tableName,
    )
    if (!table) throw new Error(`No table called ${tableName}`)
    const answer = await testApp.request<{ accessToken: string }>('POST', '/v1/guest/session', {
      body: { token: table.token },
    })
    return { token: answer.body.accessToken, tableId: table.id, tableToken: table.token }
  }

  async function itemCalled(name: string): Promise<number> {
    const items = await testApp.db.many<{ id: number; name: string }>(
      'SELECT "id", "name" FROM items WHERE "restaurantId" = 1',
    )
    const found = items.find((item) => (JSON.parse(item.name) as { en: string }).en === name)
    if (!found) throw new Error(`No item called ${name}`)
    return found.id
  }

  return {
    ...testApp,
    signIn,
    guestAt,
    itemCalled,
    place: (token, body, headers = {}) => testApp.request<Order>('POST', '/v1/order', { token, body, headers }),
  }
}
