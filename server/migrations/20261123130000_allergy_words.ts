import type { Knex } from 'knex'

/** The words by which guests of a venue state an allergy, beside those that Brigade knows. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('venues', (table) => {
    table.text('allergyWords').notNullable().defaultTo('[]')
  })
}

export async function down(knex: Knex): Promise<void> {
  // In SQL: on SQLite, Knex would make the table again, and take all that belongs to venues along.
  await knex.raw('ALTER TABLE venues DROP COLUMN ??', ['allergyWords'])
}
