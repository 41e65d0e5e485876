import type { Knex } from 'knex'

/** The texts of dialogs of recommendations, which people edit, and what is proposed from orders. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instant = isPostgres ? 'timestamptz(3)' : 'text'
  for (const table of ['main_options', 'sub_options']) {
    await knex.raw(`ALTER TABLE ${table} ADD COLUMN "version" integer NOT NULL DEFAULT 1`)
    await knex.raw(`ALTER TABLE ${table} ADD COLUMN "updatedAt" ${instant}`)
    await knex.raw(`ALTER TABLE ${table} ADD COLUMN "updatedBy" text`)
    await knex.raw(`ALTER TABLE ${table} ADD COLUMN "updatedByKind" text`)
    await knex.raw(`ALTER TABLE ${table} ADD COLUMN "updatedById" integer`)
  }
  const headings = (table: Knex.CreateTableBuilder) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('name').notNullable()
    table.integer('version').notNullable().defaultTo(1)
    table.specificType('updatedAt', instant)
    table.text('updatedBy')
    table.text('updatedByKind')
    table.integer('updatedById')
  }
  await knex.schema.createTable('primary_headings', (table) => {
    headings(table)
    table.text('dialog').notNullable()
    table.unique(['restaurantId', 'dialog'])
  })
  await knex.schema.createTable('sub_option_headings', (table) => {
    headings(table)
    table.integer('mainOptionId').notNullable().references('main_options.id').onDelete('CASCADE')
    table.unique(['mainOptionId'])
    table.index(['restaurantId'])
  })
  await createSuggestions(knex, instant)
  await knex.raw(
    `CREATE INDEX items_recommended_index ON items ("restaurantId") WHERE "recommendationCategory" <> 'none'`,
  )
}

async function createSuggestions(knex: Knex, instant: string): Promise<void> {
  await knex.schema.createTable('recommendation_suggestions', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('key').notNullable()
    table.text('kind').notNullable()
    table.text('status').notNullable()
    table.integer('recommendedItemId').notNullable().references('items.id').onDelete('CASCADE')
    table.integer('itemId').references('items.id').onDelete('CASCADE')
    table.text('dialog')
    for (const figure of figures) table.integer(figure).notNullable()
    for (const measure of measures) table.double(measure).notNullable()
    table.specificType('decidedAt', instant)
    table.text('decidedBy')
    table.text('decidedByKind')
    table.integer('decidedById')
    table.integer('earnedOrders')
    table.bigInteger('earnedRevenue')
    table.text('currency').notNullable()
    table.specificType('countedAt', instant).notNullable()
    table.integer('version').notNullable().defaultTo(1)
    table.unique(['restaurantId', 'key'])
    table.index(['restaurantId', 'status', 'lift'])
    table.index(['itemId'])
    table.index(['recommendedItemId'])
  })
  await knex.schema.createTable('recommendation_counts', (table) => {
    table.integer('id').primary().references('venues.id').onDelete('CASCADE')
    table.integer('restaurantId').notNullable()
    table.specificType('requestedAt', instant)
    table.specificType('countedAt', instant)
    table.integer('orders').notNullable()
  })
}

const figures = ['together', 'recommendedOrders', 'otherOrders', 'ofOrders']
const measures = ['support', 'confidence', 'lift']

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX items_recommended_index')
  for (const table of [
    'recommendation_counts',
    'recommendation_suggestions',
    'sub_option_headings',
    'primary_headings',
  ]) {
    await knex.schema.dropTable(table)
  }
  // In SQL: on SQLite, Knex would make the tables again.
  for (const table of ['main_options', 'sub_options']) {
    for (const column of ['version', 'updatedAt', 'updatedBy', 'updatedByKind', 'updatedById']) {
      await knex.raw(`ALTER TABLE ${table} DROP COLUMN ??`, [column])
    }
  }
}
