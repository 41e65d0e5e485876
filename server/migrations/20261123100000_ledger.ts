import type { Knex } from 'knex'
import { byTurns } from './by-turns.ts'

/**
 * Payments are a ledger: each says in which amount of its order it is summed, and which payment of a provider it was or is about; one that
 * a provider reported and that fits no order stands there without one. Of what carried payments were, the log of their orders knows.
 */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instant = (table: Knex.CreateTableBuilder, name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)
  await knex.raw('DROP INDEX payments_provider_reference')
  await knex.schema.alterTable('payments', (table) => {
    table.text('way').notNullable().defaultTo('online')
    table.text('paymentReference')
    table.setNullable('orderId')
  })
  const reference = isPostgres
    ? `split_part("reference", '#', 1)`
    : `CASE WHEN instr("reference", '#') > 0 THEN substr("reference", 1, instr("reference", '#') - 1) ELSE "reference" END`
  // Each in one pass: of ranges, PostgreSQL reads the whole log for each.
  await knex.raw(wayOfStaff)
  await knex.raw(wayOfCarried)
  await knex.raw(
    `UPDATE payments SET "paymentReference" = CASE WHEN "provider" = 'webhook' THEN "reference" ELSE ${reference} END
     WHERE "provider" IS NOT NULL AND "kind" = 'online'`,
  )
  await byTurns(knex, 'payment_events', (range) => knex.raw(unassigned, [...range]))
  await byTurns(knex, 'orders', (range) => knex.raw(freeOrders, [...range]))
  await knex.raw(
    `CREATE UNIQUE INDEX payments_provider_reference ON payments ("provider", "reference", "kind", COALESCE("orderId", 0))
     WHERE "provider" IS NOT NULL`,
  )
  await knex.raw(
    'CREATE INDEX payments_payment_reference ON payments ("provider", "paymentReference") WHERE "paymentReference" IS NOT NULL',
  )
  await knex.schema.createTable('provider_payments', (table) => {
    table.increments('id')
    table.text('provider').notNullable()
    table.text('reference').notNullable()
    instant(table, 'usedAt').notNullable()
    table.unique(['provider', 'reference'])
    table.index(['usedAt'])
  })
  await knex.schema.createTable('early_payment_events', (table) => {
    table.increments('id')
    table.integer('paymentId').notNullable().references('provider_payments.id').onDelete('CASCADE')
    table.text('eventId').notNullable()
    table.text('told').notNullable()
    table.unique(['paymentId', 'eventId'])
  })
  await knex.raw('ALTER TABLE idempotency_keys ADD COLUMN "asked" text')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE idempotency_keys DROP COLUMN "asked"')
  await knex.schema.dropTable('early_payment_events')
  await knex.schema.dropTable('provider_payments')
  await knex.raw('DROP INDEX payments_payment_reference')
  await knex.raw('DROP INDEX payments_provider_reference')
  await knex('payments').whereNull('orderId').delete()
  await knex.schema.alterTable('payments', (table) => table.dropNullable('orderId'))
  for (const name of ['way', 'paymentReference']) await knex.raw('ALTER TABLE payments DROP COLUMN ??', [name])
  await knex.raw(
    'CREATE UNIQUE INDEX payments_provider_reference ON payments ("provider", "reference", "kind", "orderId") WHERE "provider" IS NOT NULL',
  )
}

const wayOfStaff = `UPDATE payments SET "way" = CASE WHEN "kind" IN ('cash', 'refundInCash') THEN 'cash' ELSE 'card' END
  WHERE "kind" IN ('cash', 'refundInCash', 'card', 'refundByCard')`

/** The payments of one version of an order were written in the order of the ways: online, cash, card. */
const wayOfCarried = `UPDATE payments SET "way" = (
    SELECT CASE WHEN c."nth" <= c."online" THEN 'online' WHEN c."nth" <= c."online" + c."cash" THEN 'cash' ELSE 'card' END
    FROM (SELECT
      (SELECT count(*) FROM payments q WHERE q."orderId" = payments."orderId" AND q."version" = payments."version"
        AND q."kind" = 'carried' AND q."id" <= payments."id") AS "nth",
      CASE WHEN CAST(e."before" AS text) LIKE '%"amountPaidOnline"%' THEN 1 ELSE 0 END AS "online",
      CASE WHEN CAST(e."before" AS text) LIKE '%"amountPaidInCash"%' THEN 1 ELSE 0 END AS "cash"
      FROM order_events e WHERE e."orderId" = payments."orderId" AND e."version" = payments."version"
        AND e."before" IS NOT NULL ORDER BY e."id" DESC LIMIT 1) c)
  WHERE "kind" = 'carried' AND EXISTS (SELECT 1 FROM order_events e
    WHERE e."orderId" = payments."orderId" AND e."version" = payments."version" AND e."before" IS NOT NULL)`

/** What providers reported and no order has. */
const unassigned = `INSERT INTO payments ("orderId", "restaurantId", "kind", "way", "currency", "amount", "provider", "reference",
    "paymentReference", "by", "byKind", "at")
  SELECT NULL, "restaurantId", CASE WHEN "kind" = 'paid' THEN 'online' ELSE 'refund' END, 'online', "currency",
    CASE WHEN "kind" = 'paid' THEN "amount" ELSE -"amount" END, "provider", "reference",
    CASE WHEN "kind" = 'paid' THEN "reference" END, "provider", 'machine', "createdAt"
  FROM payment_events WHERE "id" BETWEEN ? AND ? AND "kind" IN ('paid', 'refunded') AND "reference" IS NOT NULL
    AND "state" IN ('needsPerson', 'settled') AND "restaurantId" IS NOT NULL ORDER BY "id"`

/** An order that costs nothing is paid. */
const freeOrders = `UPDATE orders SET "onlineOrderPaymentStatus" = 'paid'
  WHERE "id" BETWEEN ? AND ? AND "onlineOrderPaymentStatus" = 'not-paid' AND "orderPrice" + "tipAmount" = 0`
