import type { Knex } from 'knex'

/** The stickers of venues' trays, and the trays in rooms. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instants = (table: Knex.CreateTableBuilder) => (name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)

  await knex.schema.createTable('tray_stickers', (table) => {
    const instant = instants(table)
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('serialContent').notNullable().unique()
    table.text('type').notNullable()
    table.integer('index').notNullable()
    instant('createdAt').notNullable()
    table.index(['restaurantId', 'index'])
  })

  await knex.schema.createTable('tray_outs', (table) => {
    const instant = instants(table)
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('trayOutQR').notNullable()
    table.text('type').notNullable()
    table.text('status').notNullable()
    table.integer('tableId').notNullable().references('tables.id').onDelete('CASCADE')
    table.text('tableName').notNullable()
    table.integer('orderId')
    table.boolean('isOvernight').notNullable().defaultTo(false)
    table.integer('version').notNullable().defaultTo(1)
    instant('createdAt').notNullable()
    instant('updatedAt').notNullable()
    table.text('createdBy').notNullable()
    table.text('createdByKind').notNullable()
    table.integer('createdById')
    table.text('unlinkedBy')
    table.text('unlinkedByKind')
    table.integer('unlinkedById')
    table.index(['restaurantId', 'status', 'createdAt'])
    table.index(['restaurantId', 'createdAt'])
    table.index(['restaurantId', 'updatedAt'])
    table.index(['tableId', 'status'])
    table.index(['trayOutQR', 'createdAt'])
  })
  // One tray is out in one room at a time.
  await knex.raw(`CREATE UNIQUE INDEX tray_outs_in_one_room ON tray_outs ("trayOutQR") WHERE "status" = 'active'`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('tray_outs')
  await knex.schema.dropTable('tray_stickers')
}
