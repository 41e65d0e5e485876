import type { Knex } from 'knex'

/** Whether a venue has guests confirm their consent to mails by a link. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('venues', (table) => {
    table.boolean('confirmsMailConsent').notNullable().defaultTo(false)
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE venues DROP COLUMN "confirmsMailConsent"')
}
