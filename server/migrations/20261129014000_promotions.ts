import type { Knex } from 'knex'

/** Promotions of venues. An item carries the terms of its promotion, so that orders are priced by the menu alone. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.createTable('promotions', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.integer('index').notNullable()
    table.text('title').notNullable()
    table.text('text').notNullable()
    table.text('images').notNullable()
    table.boolean('isActive').notNullable().defaultTo(true)
    table.text('firstDay')
    table.text('lastDay')
    table.text('daysAvailable').notNullable()
    table.text('hoursAvailable').notNullable()
    table.text('items').notNullable()
    table.text('currency').notNullable()
    table.integer('version').notNullable().defaultTo(1)
    if (isPostgres) table.specificType('updatedAt', 'timestamptz(3)')
    else table.text('updatedAt')
    table.text('updatedBy')
    table.text('updatedByKind')
    table.integer('updatedById')
    table.index(['restaurantId', 'index'])
  })
  await knex.raw('ALTER TABLE items ADD COLUMN "promotion" text')
  await knex.raw('CREATE INDEX items_marketing_index ON items ("marketingId") WHERE "marketingId" IS NOT NULL')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX items_marketing_index')
  // In SQL: on SQLite, Knex would make the table again.
  await knex.raw('ALTER TABLE items DROP COLUMN ??', ['promotion'])
  await knex.schema.dropTable('promotions')
}
