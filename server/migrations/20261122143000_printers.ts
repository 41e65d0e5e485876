import type { Knex } from 'knex'

/** Printers of venues, what they print, and what of each order the kitchen has on paper. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instants = (table: Knex.CreateTableBuilder) => (name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)

  await knex.schema.createTable('printers', (table) => {
    const instant = instants(table)
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('name').notNullable()
    table.text('host').notNullable()
    table.integer('port').notNullable()
    table.integer('widthDots').notNullable()
    table.text('languages')
    table.boolean('isActive').notNullable()
    table.integer('fallbackPrinterId').references('printers.id').onDelete('SET NULL')
    table.text('categoryIds').notNullable()
    table.boolean('takesOtherItems').notNullable()
    table.text('receipts').notNullable()
    table.integer('version').notNullable().defaultTo(1)
    instant('createdAt').notNullable()
    instant('updatedAt').notNullable()
    table.text('updatedBy')
    table.text('updatedByKind')
    table.integer('updatedById')
    // One process prints on it at a time, and after tries that reached nobody it is left alone for a while.
    instant('busyUntil')
    table.integer('failures').notNullable().defaultTo(0)
    instant('retryAt')
    table.index(['restaurantId', 'id'])
    table.index(['fallbackPrinterId'])
  })

  await knex.schema.createTable('print_jobs', (table) => {
    const instant = instants(table)
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.integer('orderId')
    table.text('what').notNullable()
    // Printers may be deleted, and what they printed stays.
    table.integer('printerId').notNullable()
    table.integer('insteadOfId')
    table.text('state').notNullable()
    table.text('reason')
    table.text('document').notNullable()
    // What caused it, at which printer: of each there is one.
    table.text('cause').notNullable().unique()
    table.integer('version').notNullable().defaultTo(1)
    instant('createdAt').notNullable()
    instant('updatedAt').notNullable()
    table.text('updatedBy')
    table.text('updatedByKind')
    table.integer('updatedById')
    table.index(['restaurantId', 'id'])
    table.index(['restaurantId', 'state', 'id'])
    table.index(['printerId', 'state', 'id'])
    table.index(['orderId', 'id'])
    table.index(['state', 'updatedAt'])
  })

  await knex.schema.createTable('kitchen_papers', (table) => {
    table.integer('orderId').primary().references('orders.id').onDelete('CASCADE')
    table.text('lines').notNullable()
    table.integer('version').notNullable().defaultTo(1)
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('kitchen_papers')
  await knex.schema.dropTable('print_jobs')
  await knex.schema.dropTable('printers')
}
