import type { Knex } from 'knex'

/** Notifications keep the id of who edited beside the name: two people may have one name. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('admin_notifications', (table) => {
    table.integer('editorId')
    table.index(['editorId', 'id'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('admin_notifications', (table) => {
    table.dropIndex(['editorId', 'id'])
    table.dropColumn('editorId')
  })
}
