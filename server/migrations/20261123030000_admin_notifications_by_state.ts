import type { Knex } from 'knex'

/** A page of new or of read ones is found in its order: by the time alone PostgreSQL went through all that are of the other kind. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('admin_notifications', (table) => {
    table.index(['isActive', 'entityUpdateDeleteTime', 'id'], 'admin_notifications_state_index')
    table.dropIndex(['isActive', 'entityUpdateDeleteTime'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('admin_notifications', (table) => {
    table.index(['isActive', 'entityUpdateDeleteTime'])
    table.dropIndex([], 'admin_notifications_state_index')
  })
}
