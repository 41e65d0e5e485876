import type { Knex } from 'knex'

/** A delivery names the record that it is about, and a webhook the reason why it was paused. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('webhook_deliveries', (table) => {
    table.integer('recordId')
  })
  await knex.schema.alterTable('webhooks', (table) => {
    table.text('pauseReason')
  })
}

export async function down(knex: Knex): Promise<void> {
  // In SQL: on SQLite, Knex would make the tables again.
  await knex.raw('ALTER TABLE webhook_deliveries DROP COLUMN ??', ['recordId'])
  await knex.raw('ALTER TABLE webhooks DROP COLUMN ??', ['pauseReason'])
}
