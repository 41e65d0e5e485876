import type { Knex } from 'knex'

/** How many guest sessions a table has opened: each has its number, so that the oldest end when there are too many. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('tables', (table) => {
    table.integer('guestSessions').notNullable().defaultTo(0)
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('tables', (table) => table.dropColumn('guestSessions'))
}
