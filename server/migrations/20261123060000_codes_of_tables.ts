import type { Knex } from 'knex'

/** Since when the code of a table stands. Of those that were there before, nobody knows. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.alterTable('tables', (table) => {
    if (isPostgres) table.specificType('tokenSince', 'timestamptz(3)')
    else table.text('tokenSince')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('tables', (table) => table.dropColumn('tokenSince'))
}
