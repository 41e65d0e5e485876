import type { Knex } from 'knex'

/** The forms of menus with their questions, and what was ordered on them for later. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instant = (table: Knex.CreateTableBuilder, name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)
  const changed = (table: Knex.CreateTableBuilder) => {
    table.integer('version').notNullable().defaultTo(1)
    instant(table, 'updatedAt')
    table.text('updatedBy')
    table.text('updatedByKind')
    table.integer('updatedById')
  }
  await knex.raw(`ALTER TABLE orders ADD COLUMN "wantedAt" ${isPostgres ? 'timestamptz(3)' : 'text'}`)

  await knex.schema.createTable('menu_forms', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.integer('menuId').notNullable().unique()
    table.text('name').notNullable()
    table.boolean('isActive').notNullable()
    table.integer('baseItemId')
    table.text('additional').notNullable()
    table.text('daysAvailable').notNullable()
    table.text('fromTime').notNullable()
    table.text('toTime').notNullable()
    table.integer('slotMinutes').notNullable()
    table.integer('capacity').notNullable()
    table.text('cutOffBy').notNullable()
    table.integer('cutOffDays').notNullable()
    table.text('cutOffTime').notNullable()
    table.integer('cutOffMinutes').notNullable()
    table.integer('leadMinutes').notNullable()
    table.integer('daysAhead').notNullable()
    changed(table)
    table.index(['restaurantId', 'id'])
  })

  await knex.schema.createTable('menu_form_questions', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.integer('formId').notNullable().references('menu_forms.id').onDelete('CASCADE')
    table.integer('index').notNullable()
    table.text('question').notNullable()
    table.boolean('isActive').notNullable()
    table.integer('min').notNullable()
    table.integer('max').notNullable()
    table.text('options').notNullable()
    changed(table)
    table.index(['formId', 'index', 'id'])
    table.index(['restaurantId', 'index', 'id'])
  })

  await knex.schema.createTable('pre_orders', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    // A form may be deleted; what was ordered on it stays.
    table.integer('formId').notNullable()
    table.integer('orderId').notNullable().references('orders.id').onDelete('CASCADE').unique()
    table.integer('tableId').notNullable().references('tables.id')
    table.text('table').notNullable()
    table.integer('sitting').notNullable()
    table.text('state').notNullable()
    table.text('day').notNullable()
    table.text('slot').notNullable()
    instant(table, 'slotAt').notNullable()
    instant(table, 'releaseAt').notNullable()
    instant(table, 'changeUntil').notNullable()
    table.text('lastname').notNullable()
    table.integer('menuFormGuestCount').notNullable()
    table.text('answers').notNullable()
    table.text('additional').notNullable()
    table.text('note').notNullable()
    table.bigInteger('orderPrice').notNullable()
    table.text('currency').notNullable()
    instant(table, 'createdAt').notNullable()
    table.text('createdBy').notNullable()
    instant(table, 'acceptedAt')
    table.text('acceptedBy')
    table.text('acceptedByKind')
    table.integer('acceptedById')
    instant(table, 'releasedAt')
    instant(table, 'printedAt')
    changed(table)
    table.index(['formId', 'day', 'slot'])
    table.index(['restaurantId', 'day', 'slotAt', 'id'])
    table.index(['restaurantId', 'slotAt', 'id'])
    table.index(['tableId', 'sitting'])
  })
  await knex.raw(
    `CREATE INDEX pre_orders_due_index ON pre_orders ("releaseAt") WHERE "state" IN ('waiting', 'accepted')`,
  )
}

export async function down(knex: Knex): Promise<void> {
  for (const name of ['pre_orders', 'menu_form_questions', 'menu_forms']) await knex.schema.dropTable(name)
  // In SQL: on SQLite, Knex would make the table again.
  await knex.raw('ALTER TABLE orders DROP COLUMN ??', ['wantedAt'])
}
