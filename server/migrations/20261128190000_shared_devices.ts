import type { Knex } from 'knex'

/** Shared devices of venues, the PINs with which people change there, and the wrong PINs of each person at each device. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instant = (table: Knex.TableBuilder, name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)
  await knex.schema.createTable('shared_devices', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('name').notNullable()
    table.text('tokenHash').notNullable().unique()
    table.integer('lockAfterMinutes')
    instant(table, 'createdAt').notNullable()
    table.text('createdBy').notNullable()
    instant(table, 'lastSeenAt')
    table.index(['restaurantId', 'id'])
  })
  await knex.schema.createTable('pins', (table) => {
    table.integer('userId').primary().references('users.id').onDelete('CASCADE')
    table.text('pinHash').notNullable()
    instant(table, 'setAt').notNullable()
  })
  await knex.schema.createTable('wrong_pins', (table) => {
    table.integer('userId').notNullable().references('users.id').onDelete('CASCADE')
    // Without a reference: wrong PINs at a device that was removed still count for the person.
    table.integer('deviceId').notNullable()
    table.integer('wrong').notNullable()
    instant(table, 'lastAt').notNullable()
    table.primary(['userId', 'deviceId'])
  })
  await knex.schema.alterTable('sessions', (table) => {
    table.integer('deviceId')
    table.index(['deviceId'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => table.dropIndex(['deviceId']))
  await knex.raw('ALTER TABLE sessions DROP COLUMN ??', ['deviceId'])
  for (const table of ['wrong_pins', 'pins', 'shared_devices']) await knex.schema.dropTable(table)
}
