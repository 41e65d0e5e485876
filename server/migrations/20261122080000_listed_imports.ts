import type { Knex } from 'knex'

/** What a list of imports shows without reading all that undoing needs: how many records, and who took it back. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('menu_imports', (table) => {
    table.integer('created').notNullable().defaultTo(0)
    table.integer('changed').notNullable().defaultTo(0)
    table.text('undoneBy')
    // Of older ones, what undoing would need is not kept.
    table.boolean('isForgotten').notNullable().defaultTo(false)
    table.index(['restaurantId', 'id'])
  })
  const known = (await knex('menu_imports').select('id', 'prior')) as { id: number; prior: string }[]
  for (const { id, prior } of known) {
    const { created, changed } = JSON.parse(prior) as { created: unknown[]; changed: unknown[] }
    await knex('menu_imports').where({ id }).update({ created: created.length, changed: changed.length })
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('menu_imports', (table) => {
    table.dropIndex(['restaurantId', 'id'])
    table.dropColumns('created', 'changed', 'undoneBy', 'isForgotten')
  })
}
