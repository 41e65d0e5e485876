import type { Knex } from 'knex'

/** What is posted to points of sale, the open checks of rooms there, what people call them, and word of what became of postings. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('pos_postings', (table) => {
    const instant = instantsOf(knex, table)
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.integer('orderId').notNullable().references('orders.id').onDelete('CASCADE')
    table.text('table').notNullable()
    table.integer('attempt').notNullable()
    table.text('state').notNullable()
    table.text('reason')
    table.text('message')
    table.boolean('isAutomatic').notNullable()
    table.integer('addressId')
    table.text('url')
    table.text('checkNumber')
    table.text('checkSeq')
    table.text('by').notNullable()
    table.text('byKind').notNullable()
    table.integer('byId')
    table.integer('jobId')
    table.integer('orderVersion').notNullable()
    table.integer('version').notNullable().defaultTo(1)
    instant('createdAt').notNullable()
    instant('dueAt').notNullable()
    instant('begunAt')
    instant('endedAt')
    table.unique(['orderId', 'attempt'])
    table.index(['restaurantId', 'createdAt', 'id'])
    table.index(['restaurantId', 'state', 'createdAt', 'id'])
  })
  // Of an order, one posting at a time; these few are also looked for when their jobs were cut off.
  await knex.raw(
    `CREATE UNIQUE INDEX pos_postings_open ON pos_postings ("orderId") WHERE "state" IN ('waiting', 'running')`,
  )
  await knex.schema.createTable('pos_checks', (table) => {
    const instant = instantsOf(knex, table)
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('tableRoomNumber').notNullable()
    table.text('checkNumber').notNullable()
    table.text('checkSeq')
    instant('createdAt').notNullable()
    instant('updatedAt').notNullable()
    table.unique(['restaurantId', 'tableRoomNumber'])
  })
  await knex.schema.createTable('pos_profiles', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('displayName').notNullable()
    table.index(['restaurantId', 'id'])
  })
  await knex.schema.createTable('pos_notifications', (table) => {
    const instant = instantsOf(knex, table)
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('type').notNullable()
    table.text('reason').notNullable()
    table.text('title').notNullable()
    table.text('message').notNullable()
    table.integer('orderId').notNullable().references('orders.id').onDelete('CASCADE')
    table.boolean('isActive').notNullable().defaultTo(true)
    table.boolean('isCountActive').notNullable().defaultTo(true)
    instant('createdAt').notNullable()
    table.index(['restaurantId', 'createdAt', 'id'])
    table.index(['restaurantId', 'isActive', 'createdAt', 'id'])
    table.index(['restaurantId', 'isCountActive', 'createdAt', 'id'])
    table.index(['orderId'])
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['pos_notifications', 'pos_profiles', 'pos_checks', 'pos_postings']) {
    await knex.schema.dropTable(table)
  }
}

function instantsOf(knex: Knex, table: Knex.CreateTableBuilder) {
  const isPostgres = knex.client.config.client === 'pg'
  return (name: string) => (isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name))
}
