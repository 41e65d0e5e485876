import type { Knex } from 'knex'

/** Floor or area, seats, and who changed the table last. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.alterTable('tables', (table) => {
    table.text('area')
    table.integer('seats')
    table.integer('addedWith')
    table.integer('version').notNullable().defaultTo(1)
    if (isPostgres) table.specificType('updatedAt', 'timestamptz(3)')
    else table.text('updatedAt')
    table.text('updatedBy')
    table.text('updatedByKind')
    table.integer('updatedById')
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const column of [
    'area',
    'seats',
    'version',
    'addedWith',
    'updatedAt',
    'updatedBy',
    'updatedByKind',
    'updatedById',
  ])
    await knex.schema.alterTable('tables', (table) => table.dropColumn(column))
}
