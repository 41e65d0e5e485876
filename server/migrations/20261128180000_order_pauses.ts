import type { Knex } from 'knex'

/** The pauses of ordering of each venue: of all of it, and of single menus. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('venues', (table) => {
    table.text('orderPauses').notNullable().defaultTo('[]')
  })
}

export async function down(knex: Knex): Promise<void> {
  // In SQL: on SQLite, Knex would make the table again, and take all that belongs to venues along.
  await knex.raw('ALTER TABLE venues DROP COLUMN ??', ['orderPauses'])
}
