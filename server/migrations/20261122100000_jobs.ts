import type { Knex } from 'knex'

const dayMs = 24 * 3_600_000

/** Work that is done after the commit which causes it, and what is done by the clock. Bytes without a file wait among the jobs. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('jobs', (table) => {
    const instant = instantsOf(knex, table)
    table.increments('id')
    table.text('kind').notNullable()
    table.integer('restaurantId').references('venues.id').onDelete('CASCADE')
    table.text('payload').notNullable()
    table.text('uniqueKey').unique()
    table.text('state').notNullable()
    instant('runAt').notNullable()
    table.integer('tries').notNullable().defaultTo(0)
    instant('lockedUntil')
    table.text('lastError')
    table.integer('version').notNullable().defaultTo(1)
    instant('createdAt').notNullable()
    instant('updatedAt').notNullable()
    table.index(['state', 'runAt', 'id'])
    table.index(['restaurantId', 'id'])
  })
  await knex.schema.createTable('schedules', (table) => {
    const instant = instantsOf(knex, table)
    table.text('name').primary()
    instant('dueAt').notNullable()
    instant('lockedUntil')
  })
  const loose = (await knex('loose_files').select('key', 'since')) as { key: string; since: string | Date }[]
  for (const { key, since } of loose) {
    const at = new Date(since)
    await knex('jobs').insert({
      kind: 'files:removeBytes',
      payload: JSON.stringify({ key }),
      uniqueKey: `files:removeBytes:${key}`,
      state: 'waiting',
      runAt: new Date(at.getTime() + dayMs).toISOString(),
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    })
  }
  await knex.schema.dropTable('loose_files')
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.createTable('loose_files', (table) => {
    table.text('key').primary()
    instantsOf(knex, table)('since').notNullable()
    table.index(['since', 'key'])
  })
  const removals = (await knex('jobs').select('payload', 'createdAt').where({ kind: 'files:removeBytes' }).whereNot({
    state: 'done',
  })) as { payload: string; createdAt: string | Date }[]
  for (const { payload, createdAt } of removals) {
    const { key } = JSON.parse(payload) as { key: string }
    await knex('loose_files').insert({ key, since: new Date(createdAt).toISOString() })
  }
  await knex.schema.dropTable('schedules')
  await knex.schema.dropTable('jobs')
}

function instantsOf(knex: Knex, table: Knex.CreateTableBuilder) {
  const isPostgres = knex.client.config.client === 'pg'
  return (name: string) => (isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name))
}
