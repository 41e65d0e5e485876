import type { Knex } from 'knex'
import { byTurns } from './by-turns.ts'

/** The requests that each venue offers to guests, and the roles that a request alerts. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.createTable('guest_services', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('requestType').notNullable()
    table.integer('index').notNullable()
    table.boolean('isActive').notNullable().defaultTo(true)
    table.text('label').notNullable().defaultTo('{}')
    table.text('daysAvailable').notNullable().defaultTo('["ALL"]')
    table.text('hoursAvailable').notNullable().defaultTo('["ALL"]')
    table.text('alertedRoles').notNullable().defaultTo('["manager","orderTaker","waiter"]')
    table.integer('version').notNullable().defaultTo(1)
    if (isPostgres) table.specificType('updatedAt', 'timestamptz(3)')
    else table.text('updatedAt')
    table.text('updatedBy')
    table.text('updatedByKind')
    table.integer('updatedById')
    table.unique(['restaurantId', 'requestType'])
    table.index(['restaurantId', 'index'])
  })
  // Requests from before alert all of the floor.
  await knex.raw('ALTER TABLE requests ADD COLUMN "alertedRoles" text')
  const kinds = types.map((_, place) => `SELECT CAST(? AS text) AS "type", ${place + 1} AS "place"`).join(' UNION ALL ')
  await byTurns(knex, 'venues', async (range) => {
    await knex.raw(
      `INSERT INTO guest_services ("restaurantId", "requestType", "index")
       SELECT venues."id", kinds."type", kinds."place" FROM venues, (${kinds}) AS kinds WHERE venues."id" BETWEEN ? AND ?`,
      [...types, ...range],
    )
  })
}

export async function down(knex: Knex): Promise<void> {
  // In SQL: on SQLite, Knex would make the table again.
  await knex.raw('ALTER TABLE requests DROP COLUMN ??', ['alertedRoles'])
  await knex.schema.dropTable('guest_services')
}

const types = ['talk', 'icebucket', 'food', 'towel', 'tray', 'card', 'cash', 'online', 'bill']
