import type { Knex } from 'knex'

/** The trays that an order was brought with are found by it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`CREATE INDEX tray_outs_of_orders ON tray_outs ("orderId") WHERE "orderId" IS NOT NULL`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX tray_outs_of_orders')
}
