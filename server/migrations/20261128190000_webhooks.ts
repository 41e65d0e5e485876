import type { Knex } from 'knex'

/** The addresses that receive events of venues, what was sent to each, and the lanes in which jobs wait for each other. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.alterTable('jobs', (table) => {
    table.text('lane')
  })
  await knex.schema.createTable('webhooks', (table) => {
    const instant = (name: string) => (isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name))
    table.increments('id')
    table.integer('restaurantId').references('venues.id').onDelete('CASCADE')
    table.text('name').notNullable()
    table.text('url').notNullable()
    table.text('topics').notNullable()
    table.boolean('isActive').notNullable()
    instant('failingSince')
    instant('pausedAt')
    instant('oldSecretUntil')
    table.integer('version').notNullable().defaultTo(1)
    instant('createdAt').notNullable()
    instant('updatedAt').notNullable()
    table.text('updatedBy')
    table.text('updatedByKind')
    table.integer('updatedById')
    table.text('secret').notNullable()
    table.text('oldSecret')
    table.index(['restaurantId', 'id'])
  })
  await knex.schema.createTable('webhook_deliveries', (table) => {
    const instant = (name: string) => (isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name))
    table.increments('id')
    // Without a reference: a long log is deleted in batches after its webhook.
    table.integer('webhookId').notNullable()
    table.integer('restaurantId')
    table.text('messageId').notNullable()
    table.text('type').notNullable()
    table.text('state').notNullable()
    table.integer('tries').notNullable().defaultTo(0)
    instant('createdAt').notNullable()
    instant('triedAt')
    instant('nextTryAt')
    table.integer('status')
    table.text('failure')
    table.text('answer')
    table.integer('tookMs')
    table.integer('version').notNullable().defaultTo(1)
    table.text('body').notNullable()
    table.index(['webhookId', 'id'])
    table.index(['webhookId', 'state', 'id'])
    table.index(['restaurantId', 'id'])
    table.index(['createdAt'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('webhook_deliveries')
  await knex.schema.dropTable('webhooks')
  // In SQL: on SQLite, Knex would make the table again.
  await knex.raw('ALTER TABLE jobs DROP COLUMN ??', ['lane'])
}
