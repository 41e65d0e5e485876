import type { Knex } from 'knex'

/** How much of an order's payments had gone back when it was written how much has to. What goes back later was not seen to for another time. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable(
    'payment_events',
    (table) => void table.bigInteger('wentBack').notNullable().defaultTo(0),
  )
  await knex.raw(
    `UPDATE payment_events SET "wentBack" = COALESCE((
       SELECT sum(-p."amount") FROM payments p WHERE p."orderId" = payment_events."orderId"
         AND p."kind" IN ('refund', 'refundInCash', 'refundByCard') AND p."at" <= payment_events."updatedAt"), 0)
     WHERE "kind" = 'refundDue'`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('payment_events', (table) => void table.dropColumn('wentBack'))
}
