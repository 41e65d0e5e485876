import type { Knex } from 'knex'

/** What is not closed is found by an index at a venue too, and up to the newest that somebody has seen. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('admin_notifications', (table) => {
    table.index(['restaurantId', 'isActive', 'entityUpdateDeleteTime', 'id'], 'admin_notifications_venue_index')
    table.index(['isActive', 'id'], 'admin_notifications_active_index')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('admin_notifications', (table) => {
    table.dropIndex([], 'admin_notifications_venue_index')
    table.dropIndex([], 'admin_notifications_active_index')
  })
}
