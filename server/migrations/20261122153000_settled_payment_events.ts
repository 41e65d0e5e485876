import type { Knex } from 'knex'

/** Why what needed a person was settled. Of those that were settled before nobody said it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('payment_events', (table) => void table.text('settledReason'))
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('payment_events', (table) => void table.dropColumn('settledReason'))
}
