import type { Knex } from 'knex'

/**
 * Of payments that were begun: what an open one is for, of which there is one page; whether that was all that was due, and by how much it was rounded up; the provider's word for its page,
 * by which it is closed there; and why it was closed.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('checkouts', (table) => {
    table.text('openFor').unique()
    table.boolean('isWhole').notNullable().defaultTo(false)
    table.bigInteger('rounding').notNullable().defaultTo(0)
    table.text('pageId')
    table.text('endReason')
  })
  await knex.raw(`CREATE INDEX checkouts_open ON checkouts ("restaurantId", "expiresAt") WHERE "state" = 'open'`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX checkouts_open')
  await knex.schema.alterTable('checkouts', (table) => {
    table.dropUnique(['openFor'])
    for (const column of ['openFor', 'isWhole', 'rounding', 'pageId', 'endReason']) table.dropColumn(column)
  })
}
