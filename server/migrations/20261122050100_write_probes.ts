import type { Knex } from 'knex'

/** What the server writes and deletes to find out whether the disk takes something again. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('write_probes', (table) => {
    table.binary('filling').notNullable()
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('write_probes')
}
