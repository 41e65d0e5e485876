import type { Knex } from 'knex'

/** What is written to the staff of venues. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.createTable('staff_notifications', (table) => {
    const instant = (name: string) => (isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name))
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('title').notNullable()
    table.text('message').notNullable()
    table.text('type').notNullable()
    table.boolean('isActive').notNullable().defaultTo(true)
    table.boolean('isClosable').notNullable()
    instant('validity')
    table.integer('version').notNullable().defaultTo(1)
    instant('createdAt').notNullable()
    instant('updatedAt').notNullable()
    table.text('updatedBy')
    table.text('updatedByKind')
    table.integer('updatedById')
    table.index(['restaurantId', 'id'])
    table.index(['restaurantId', 'isActive', 'id'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('staff_notifications')
}
