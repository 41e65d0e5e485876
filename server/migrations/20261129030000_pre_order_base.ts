import type { Knex } from 'knex'

/** The item that a pre-order has for each guest, whatever they picked. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE pre_orders ADD COLUMN "base" text')
}

export async function down(knex: Knex): Promise<void> {
  // In SQL: on SQLite, Knex would make the table again.
  await knex.raw('ALTER TABLE pre_orders DROP COLUMN ??', ['base'])
}
