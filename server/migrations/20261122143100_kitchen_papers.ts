import type { Knex } from 'knex'

/** What the kitchen had on paper before an order was accepted last, for taking that back, and to which order its paper went with a merge. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('kitchen_papers', (table) => {
    table.text('before')
    table.integer('acceptVersion')
    table.integer('movedTo')
    table.index(['movedTo'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('kitchen_papers', (table) => {
    table.dropIndex(['movedTo'])
    table.dropColumn('before')
    table.dropColumn('acceptVersion')
    table.dropColumn('movedTo')
  })
}
