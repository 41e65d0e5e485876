import type { Knex } from 'knex'

/** Keys that nobody will repeat any more are found by their age. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('idempotency_keys', (table) => void table.index(['createdAt']))
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('idempotency_keys', (table) => void table.dropIndex(['createdAt']))
}
