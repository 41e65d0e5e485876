import type { Knex } from 'knex'

/** Invitations, links by which people choose a password, and when people were seen last. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instant = (table: Knex.TableBuilder, name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)
  await knex.schema.alterTable('users', (table) => {
    table.boolean('isInvited').notNullable().defaultTo(false)
    instant(table, 'lastSeenAt')
    table.integer('version').notNullable().defaultTo(1)
    instant(table, 'updatedAt')
    table.text('updatedBy')
    table.text('updatedByKind')
    table.integer('updatedById')
  })
  await knex.schema.alterTable('sessions', (table) => {
    table.text('device')
    instant(table, 'lastSeenAt')
  })
  await knex.schema.createTable('account_links', (table) => {
    table.increments('id')
    table.integer('userId').notNullable().references('users.id').onDelete('CASCADE')
    table.text('kind').notNullable()
    table.text('tokenHash').notNullable().unique()
    instant(table, 'createdAt').notNullable()
    instant(table, 'expiresAt').notNullable()
    instant(table, 'usedAt')
    instant(table, 'endedAt')
    table.index(['userId'])
    table.index(['expiresAt'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('account_links')
  for (const column of ['device', 'lastSeenAt']) await knex.raw('ALTER TABLE sessions DROP COLUMN ??', [column])
  for (const column of ['isInvited', 'lastSeenAt', 'version', 'updatedAt', 'updatedBy', 'updatedByKind', 'updatedById'])
    await knex.raw('ALTER TABLE users DROP COLUMN ??', [column])
}
