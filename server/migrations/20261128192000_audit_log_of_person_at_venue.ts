import type { Knex } from 'knex'

const name = 'audit_log_person_at_venue'

/** The entries of a person at one venue: head office's people have entries at a thousand. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('audit_log', (table) => {
    table.index(['byId', 'byKind', 'restaurantId', 'at', 'id'], name)
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('audit_log', (table) => table.dropIndex([], name))
}
