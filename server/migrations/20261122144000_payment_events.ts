import type { Knex } from 'knex'

/** Who took a payment, by whose word for it each counts once; and what payment providers tell, by whose word for it each is taken once. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.alterTable('payments', (table) => void table.text('provider'))
  await knex.raw(
    'CREATE UNIQUE INDEX payments_provider_reference ON payments ("provider", "reference", "kind", "orderId") WHERE "provider" IS NOT NULL',
  )
  await knex.schema.createTable('payment_events', (table) => {
    const instant = (name: string) => (isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name))
    table.increments('id')
    table.integer('restaurantId').references('venues.id').onDelete('CASCADE')
    table.integer('orderId').references('orders.id').onDelete('CASCADE')
    table.text('table')
    table.text('provider').notNullable()
    table.text('eventId').notNullable()
    table.text('kind').notNullable()
    table.text('state').notNullable()
    table.text('reason')
    table.bigInteger('amount').notNullable()
    table.text('currency').notNullable()
    table.bigInteger('remaining')
    table.text('reference')
    table.integer('version').notNullable().defaultTo(1)
    instant('createdAt').notNullable()
    instant('updatedAt').notNullable()
    table.text('updatedBy')
    table.text('updatedByKind')
    table.integer('updatedById')
    table.unique(['provider', 'eventId'])
    table.index(['restaurantId', 'createdAt'])
    table.index(['restaurantId', 'updatedAt'])
    table.index(['restaurantId', 'state', 'createdAt'])
    table.index(['orderId'])
    table.index(['state', 'createdAt'])
  })
  await knex.raw(
    `CREATE UNIQUE INDEX payment_events_reference ON payment_events ("provider", "reference", "kind")
     WHERE "state" <> 'repeated' AND "reference" IS NOT NULL`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('payment_events')
  await knex.raw('DROP INDEX payments_provider_reference')
  await knex.schema.alterTable('payments', (table) => void table.dropColumn('provider'))
}
