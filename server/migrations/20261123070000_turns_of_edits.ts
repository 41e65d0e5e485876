import type { Knex } from 'knex'

/** The row that whoever notes an edit holds until their transaction ends, so that the numbers of notifications rise as they can be seen. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('edit_turns', (table) => {
    table.integer('taken').notNullable()
  })
  await knex('edit_turns').insert({ taken: 0 })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('edit_turns')
}
