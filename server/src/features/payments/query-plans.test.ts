import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#kit/database/database.ts'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { demoSeed, noon } from '#testing/test-server.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { forgetOldEvents } from './forget-old-events.ts'
import { listPaymentEvents } from './list-payment-events.ts'
import { listPayments } from './list-payments.ts'
import { endOutdated } from './end-outdated.ts'
import { followRefundDue } from './refund-due.ts'
import { forgetOldLocks } from './provider-payments.ts'
import { takeEvent, type ProviderEvent } from './take-event.ts'
import { takeOfPayment } from './take-money.ts'

const manager: StaffPrincipal = {
  kind: 'staff',
  id: 4,
  role: 'manager',
  fname: 'Mona',
  lname: 'Saleh',
  restaurantId: [1],
  sessionId: 's',
}
const admin: StaffPrincipal = { ...manager, role: 'admin', restaurantId: [] }
const monthAgo = { $gt: '2026-02-01T00:00:00.000Z' }
const told: ProviderEvent = {
  provider: 'webhook',
  eventId: 'a',
  kind: 'paid',
  restaurantId: 1,
  orderId: 2_147_483_647,
  amount: 100,
  currency: 'AED',
  payment: null,
  reference: 'b',
}

const ofPayment = {
  provider: 'stripe',
  eventId: 'c',
  kind: 'refunded',
  amount: 1,
  currency: 'AED',
  reference: 'd',
} as const

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

const listed = { principal: manager, isPaged: true }

const questions: Record<string, (db: Database) => Promise<unknown>> = {
  'the payments of an order': (db) => listPayments({ db, query: { orderId: 5 }, ...listed }),
  'the payments of a venue': (db) => listPayments({ db, query: { restaurantId: 1, at: monthAgo }, ...listed }),
  'the payments of all venues': (db) => listPayments({ db, query: { at: monthAgo }, ...listed, principal: admin }),
  'what needs a person at a venue': (db) =>
    listPaymentEvents({ db, query: { restaurantId: 1, state: 'needsPerson' }, ...listed }),
  'what was told of a venue since': (db) =>
    listPaymentEvents({ db, query: { restaurantId: 1, updatedAt: monthAgo, $sort: { updatedAt: 1 } }, ...listed }),
  'what was told of all venues': (db) => listPaymentEvents({ db, query: {}, ...listed, principal: admin }),
  'what was told of an order': (db) => listPaymentEvents({ db, query: { orderId: 5 }, ...listed }),
  'what was told before': (db) => db.write(() => takeEvent(told, noon)),
  'a refund of a payment': (db) => db.write(() => takeOfPayment({ ...ofPayment, payment: 'pi_1' }, noon)),
  'what has to go back for an order': (db) =>
    db.write(() => followRefundDue({ order: anOrder({ id: 5, refundDue: 5 }), principal: manager, now: noon })),
  'what is open for an order': (db) => db.write(() => endOutdated({ id: 5, restaurantId: 1 }, noon)),
  'what was told long ago': (db) => forgetOldEvents(db, noon),
  'payments that were told of long ago': (db) => forgetOldLocks(db, noon),
}

it.each(Object.entries(questions))('finds %s by an index', async (_name, ask) => {
  const { db, statements } = recordStatements(fresh.db)

  await ask(db)

  expect(statements.length).toBeGreaterThan(0)
  // Principals of all venues read the whole table.
  for (const statement of statements.filter(({ sql }) => !sql.includes('FROM venues'))) {
    const plan = await planOf(fresh.db, statement)
    expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
  }
})
