import type { Knex } from 'knex'

/** Payments that were begun with a payment provider, and its own words for them. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.createTable('checkouts', (table) => {
    const instant = (name: string) => (isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name))
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.integer('tableId').notNullable()
    table.integer('sitting').notNullable()
    table.text('provider').notNullable()
    table.text('state').notNullable()
    table.bigInteger('amount').notNullable()
    table.text('currency').notNullable()
    table.text('shares').notNullable()
    table.text('url')
    table.text('token').notNullable().unique()
    table.text('reference')
    instant('createdAt').notNullable()
    instant('expiresAt').notNullable()
    table.index(['tableId', 'sitting', 'state'])
    table.index(['provider', 'reference'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('checkouts')
}
