import { presetGroupNames } from '@brigade/domain/menus/menus.group-names.ts'
import type { Knex } from 'knex'

/** What editing menus needs: versions, recommendations, what is sold out, locked prices, preset names of modifier groups. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instant = (table: Knex.CreateTableBuilder, name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)
  // Records that are there already count as changed now.
  const now = new Date().toISOString()

  await knex.schema.alterTable('venues', (table) => {
    table.boolean('isPriceLocked').notNullable().defaultTo(false)
  })

  for (const name of parts) {
    await knex.schema.alterTable(name, (table) => {
      table.integer('version').notNullable().defaultTo(1)
      instant(table, 'updatedAt').notNullable().defaultTo(now)
      table.text('updatedBy')
      // {field: the version in which it last changed}, so that a stale editor can be told what somebody else did.
      table.text('fieldVersions').notNullable().defaultTo('{}')
    })
  }

  for (const name of ['items', 'sides']) {
    await knex.schema.alterTable(name, (table) => {
      // {until: instant or null}, as on the wire; null is what is not sold out.
      table.text('soldOut')
    })
  }

  await knex.schema.alterTable('items', (table) => {
    table.text('recommendationCategory').notNullable().defaultTo('none')
    table.text('mainOptionId').notNullable().defaultTo('[]')
    table.text('subOptionId').notNullable().defaultTo('[]')
    table.integer('marketingId')
    table.text('subCategory')
  })

  await knex.schema.createTable('main_options', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('name').notNullable()
    table.text('dialog').notNullable()
    table.integer('index').notNullable()
    table.index(['restaurantId', 'index'])
  })

  await knex.schema.createTable('sub_options', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.integer('mainOptionId').notNullable().references('main_options.id').onDelete('CASCADE')
    table.text('name').notNullable()
    table.integer('index').notNullable()
    table.index(['restaurantId', 'index'])
    table.index(['mainOptionId', 'index'])
  })

  await knex.schema.createTable('group_names', (table) => {
    table.increments('id')
    table.text('name').notNullable()
    table.integer('index').notNullable()
    table.index(['index'])
  })
  await knex('group_names').insert(
    presetGroupNames.map((name, position) => ({ name: JSON.stringify(name), index: position + 1 })),
  )
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['group_names', 'sub_options', 'main_options']) await knex.schema.dropTable(table)
  await knex.schema.alterTable('items', (table) => {
    table.dropColumns('recommendationCategory', 'mainOptionId', 'subOptionId', 'marketingId', 'subCategory')
  })
  for (const name of ['items', 'sides']) await knex.schema.alterTable(name, (table) => table.dropColumn('soldOut'))
  for (const name of parts) {
    await knex.schema.alterTable(name, (table) => {
      table.dropColumns('version', 'updatedAt', 'updatedBy', 'fieldVersions')
    })
  }
  await knex.schema.alterTable('venues', (table) => table.dropColumn('isPriceLocked'))
}

const parts = ['menus', 'categories', 'items', 'sides', 'modifier_groups']
