import type { Knex } from 'knex'

/** Passphrases of venues, whom they let through, wrong tries, and what the admin is told of edits. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instant = (table: Knex.CreateTableBuilder, name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)

  // `version` rises when the passphrase changes: a grant of an earlier one is worth nothing any more.
  await knex.schema.createTable('venue_passphrases', (table) => {
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('gate').notNullable()
    table.text('passphraseHash').notNullable()
    table.integer('version').notNullable().defaultTo(1)
    instant(table, 'updatedAt').notNullable()
    table.primary(['restaurantId', 'gate'])
  })

  await knex.schema.createTable('passphrase_grants', (table) => {
    table.integer('userId').notNullable().references('users.id').onDelete('CASCADE')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('gate').notNullable()
    table.integer('version').notNullable()
    instant(table, 'grantedUntil').notNullable()
    table.primary(['userId', 'restaurantId', 'gate'])
    table.index(['restaurantId'])
  })

  await knex.schema.createTable('passphrase_tries', (table) => {
    table.integer('userId').primary().references('users.id').onDelete('CASCADE')
    table.integer('tries').notNullable()
    instant(table, 'forgottenAt').notNullable()
  })

  await knex.schema.createTable('admin_notifications', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('title').notNullable()
    table.text('message').notNullable()
    table.text('type').notNullable()
    table.text('action').notNullable()
    table.text('entity').notNullable()
    table.text('entityName').notNullable()
    table.text('restaurantName').notNullable()
    table.text('editorFirstName').notNullable()
    table.text('editorLastName').notNullable()
    instant(table, 'entityUpdateDeleteTime').notNullable()
    table.boolean('isClosable').notNullable().defaultTo(true)
    table.boolean('isActive').notNullable().defaultTo(true)
    table.index(['restaurantId', 'entityUpdateDeleteTime'])
    table.index(['isActive', 'entityUpdateDeleteTime'])
    table.index(['entityUpdateDeleteTime', 'id'])
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['admin_notifications', 'passphrase_tries', 'passphrase_grants', 'venue_passphrases']) {
    await knex.schema.dropTable(table)
  }
}
