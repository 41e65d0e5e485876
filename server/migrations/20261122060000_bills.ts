import type { Knex } from 'knex'

/**
 * Bills: one for each sitting at a table, to which its orders point. Tables count their sittings. Orders from before get the bill of
 * their night, to which they point later (`past-orders.ts`); it stays open where it is this night's and an order of it is not finished.
 * Venues get their night's hour and limits.
 */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instant = (table: Knex.CreateTableBuilder, name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)

  await knex.schema.alterTable('venues', (table) => {
    table.integer('nightHour').notNullable().defaultTo(3)
    table.integer('ordersAMinute').notNullable().defaultTo(6)
    table.integer('piecesALine').notNullable().defaultTo(50)
    table.bigInteger('confirmAbove')
    table.integer('largestTipPercent').notNullable().defaultTo(100)
  })
  await knex.schema.alterTable('tables', (table) => table.integer('sitting').notNullable().defaultTo(1))
  await knex.schema.alterTable('requests', (table) => table.integer('sitting').notNullable().defaultTo(0))

  await knex.schema.createTable('bills', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id')
    table.integer('tableId').notNullable().references('tables.id')
    table.text('table').notNullable()
    table.text('currency').notNullable()
    table.integer('sitting').notNullable()
    table.integer('version').notNullable().defaultTo(1)
    instant(table, 'openedAt').notNullable()
    instant(table, 'updatedAt').notNullable()
    instant(table, 'closedAt')
    table.text('closedBy')
    table.text('closedByKind')
    table.integer('closedById')
    // How many orders guests have placed in the minute that began then.
    instant(table, 'minuteBeganAt').notNullable()
    table.integer('ordersInMinute').notNullable().defaultTo(0)
    table.unique(['tableId', 'sitting'])
    table.index(['tableId', 'openedAt'])
    table.index(['restaurantId', 'openedAt'])
    table.index(['restaurantId', 'updatedAt'])
  })
  await knex.raw('CREATE UNIQUE INDEX bills_open_index ON bills ("tableId") WHERE "closedAt" IS NULL')

  // In SQL: Knex would make the table again for the reference, on SQLite, and take the log of the orders along.
  await knex.raw('ALTER TABLE orders ADD COLUMN "billId" integer REFERENCES bills ("id")')
  await knex.schema.alterTable('orders', (table) => {
    table.integer('sitting').notNullable().defaultTo(0)
    table.boolean('needsConfirmation').notNullable().defaultTo(false)
  })
  await giveBills(knex, isPostgres)
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => table.dropIndex(['billId']))
  for (const [table, columns] of Object.entries(addedColumns)) {
    for (const column of columns) await knex.raw(`ALTER TABLE ${table} DROP COLUMN "${column}"`)
  }
  await knex.schema.dropTable('bills')
}

const addedColumns = {
  orders: ['billId', 'sitting', 'needsConfirmation'],
  requests: ['sitting'],
  tables: ['sitting'],
  venues: ['nightHour', 'ordersAMinute', 'piecesALine', 'confirmAbove', 'largestTipPercent'],
}

async function giveBills(knex: Knex, isPostgres: boolean): Promise<void> {
  const venues = await knex<{ id: number; timeZone: string }>('venues').select('id', 'timeZone')
  for (const { id, timeZone } of venues) {
    const shift = nightShiftMinutes(timeZone)
    const night = isPostgres
      ? `to_char(o."createdAt" AT TIME ZONE 'UTC' + interval '${shift} minutes', 'YYYY-MM-DD')`
      : `date(o."createdAt", '${shift} minutes')`
    const tonight = new Date(Date.now() + shift * 60_000).toISOString().slice(0, 10)
    const isOpen = `${night} = '${tonight}' AND sum(CASE WHEN o."status" IN (${openStatuses}) THEN 1 ELSE 0 END) > 0`
    await knex.raw(
      `INSERT INTO bills ("restaurantId", "tableId", "table", "currency", "sitting", "openedAt", "updatedAt", "minuteBeganAt",
         "closedAt", "closedByKind")
       SELECT ${id}, o."tableId", max(t."name"), max(o."currency"), row_number() OVER (PARTITION BY o."tableId" ORDER BY ${night}),
         min(o."createdAt"), max(o."updatedAt"), min(o."createdAt"),
         CASE WHEN ${isOpen} THEN NULL ELSE max(o."updatedAt") END, CASE WHEN ${isOpen} THEN NULL ELSE 'night' END
       FROM orders o JOIN tables t ON t."id" = o."tableId" WHERE o."restaurantId" = ${id} GROUP BY o."tableId", ${night}`,
    )
  }
  await knex.raw(
    `UPDATE tables SET "sitting" = (SELECT max(CASE WHEN b."closedAt" IS NULL THEN b."sitting" ELSE b."sitting" + 1 END)
       FROM bills b WHERE b."tableId" = tables."id")
     WHERE EXISTS (SELECT 1 FROM bills b WHERE b."tableId" = tables."id")`,
  )
  await knex.schema.alterTable('orders', (table) => table.index(['billId']))
}

const openStatuses = "'incoming', 'updated', 'inprogress', 'ontheway', 'delivered'"

/** Minutes to add to an instant in UTC, so that its day changes at three o'clock on the venue's wall, by today's offset. */
function nightShiftMinutes(timeZone: string): number {
  const now = new Date()
  const wall = new Date(now.toLocaleString('en-US', { timeZone }))
  const utc = new Date(now.toLocaleString('en-US', { timeZone: 'UTC' }))
  return Math.round((wall.getTime() - utc.getTime()) / 60_000) - 180
}
