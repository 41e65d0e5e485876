import type { Knex } from 'knex'

/** The published branding of venues, and their drafts: one row of each for a venue. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  for (const name of tables) {
    await knex.schema.createTable(name, (table) => {
      // The id of the venue.
      table.integer('id').notNullable().primary()
      table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
      table.text('logo')
      table.text('cover')
      table.text('mainColor').notNullable()
      table.text('mainTextColor').notNullable()
      table.text('backgroundColor').notNullable()
      table.text('textColor').notNullable()
      table.text('accentColor').notNullable()
      table.text('defaultLanguage').notNullable()
      if (name === 'branding_drafts') {
        table.text('receiptHeader')
        table.text('receiptFooter')
      }
      table.integer('version').notNullable().defaultTo(1)
      if (isPostgres) table.specificType('updatedAt', 'timestamptz(3)')
      else table.text('updatedAt')
      table.text('updatedBy')
      table.text('updatedByKind')
      table.integer('updatedById')
    })
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of tables) await knex.schema.dropTable(name)
}

const tables = ['brandings', 'branding_drafts']
