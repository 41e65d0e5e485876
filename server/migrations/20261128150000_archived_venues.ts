import type { Knex } from 'knex'

/** When a venue was archived: it takes no orders until it is restored. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.alterTable('venues', (table) => {
    if (isPostgres) table.specificType('archivedAt', 'timestamptz(3)')
    else table.text('archivedAt')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE venues DROP COLUMN "archivedAt"')
}
