import type { Knex } from 'knex'

/** What the key of another system may do, who made and revoked it, and when it was used last. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.alterTable('machines', (table) => {
    const instant = (name: string) => (isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name))
    table.text('scopes')
    table.text('createdBy')
    instant('lastUsedAt')
    instant('revokedAt')
    table.text('revokedBy')
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const column of ['scopes', 'createdBy', 'lastUsedAt', 'revokedAt', 'revokedBy'])
    await knex.schema.alterTable('machines', (table) => table.dropColumn(column))
}
