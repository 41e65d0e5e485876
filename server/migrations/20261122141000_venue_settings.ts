import type { Knex } from 'knex'

/** Settings of venues are changed by people: which version they are, and who changed them last. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.alterTable('venues', (table) => {
    table.integer('version').notNullable().defaultTo(1)
    if (isPostgres) table.specificType('updatedAt', 'timestamptz(3)')
    else table.text('updatedAt')
    table.text('updatedBy')
    table.text('updatedByKind')
    table.integer('updatedById')
  })
}

export async function down(knex: Knex): Promise<void> {
  // In SQL: on SQLite, Knex would make the table again, and take all that belongs to venues along.
  for (const column of ['version', 'updatedAt', 'updatedBy', 'updatedByKind', 'updatedById']) {
    await knex.raw('ALTER TABLE venues DROP COLUMN ??', [column])
  }
}
