import type { Knex } from 'knex'

/**
 * Bytes that are stored, or about to be, or about to be removed, while no file stands for them. A process may end between the storage
 * and the database: what is still here a day later is removed.
 */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.createTable('loose_files', (table) => {
    table.text('key').primary()
    if (isPostgres) table.specificType('since', 'timestamptz(3)').notNullable()
    else table.text('since').notNullable()
    table.index(['since', 'key'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('loose_files')
}
