import type { Knex } from 'knex'

/** The version with which the last branding draft of a venue ended: the next one goes on from there. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('branding_draft_versions', (table) => {
    // The id of the venue.
    table.integer('id').notNullable().primary().references('venues.id').onDelete('CASCADE')
    table.integer('version').notNullable()
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('branding_draft_versions')
}
