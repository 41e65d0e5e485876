import type { Knex } from 'knex'

/**
 * How many options of a group are chosen, and the groups and sides that several items share. Each item keeps a row of its own, which
 * repeats the shared one.
 */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const ofAll = (table: Knex.CreateTableBuilder) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.integer('index').notNullable()
    table.boolean('isActive').notNullable().defaultTo(true)
    table.integer('min').notNullable()
    table.integer('max').notNullable()
    table.integer('version').notNullable().defaultTo(1)
    const updatedAt = isPostgres ? table.specificType('updatedAt', 'timestamptz(3)') : table.text('updatedAt')
    updatedAt.notNullable()
    table.text('updatedBy')
    table.text('updatedByKind')
    table.integer('updatedById')
    table.text('fieldVersions').notNullable().defaultTo('{}')
    table.index(['restaurantId', 'index'])
  }

  await knex.schema.createTable('shared_groups', (table) => {
    ofAll(table)
    table.text('groupName').notNullable()
    table.text('options').notNullable()
  })
  await knex.schema.createTable('shared_sides', (table) => {
    ofAll(table)
    table.text('name').notNullable()
    table.bigInteger('price').notNullable()
    table.text('posItemId')
    table.text('soldOut')
  })

  // Word for word: the library would make the tables again on SQLite, and lose their triggers.
  await knex.raw('ALTER TABLE modifier_groups ADD COLUMN "min" integer NOT NULL DEFAULT 1')
  await knex.raw('ALTER TABLE modifier_groups ADD COLUMN "max" integer NOT NULL DEFAULT 1')
  for (const [part, shared] of linked) {
    await knex.raw(`ALTER TABLE ${part} ADD COLUMN "sharedId" integer REFERENCES ${shared} ("id")`)
    await knex.raw(`CREATE INDEX ${part}_shared_index ON ${part} ("sharedId", "itemId")`)
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [part] of linked) {
    await knex.raw(`DROP INDEX ${part}_shared_index`)
    await knex.raw(`ALTER TABLE ${part} DROP COLUMN "sharedId"`)
  }
  await knex.raw('ALTER TABLE modifier_groups DROP COLUMN "max"')
  await knex.raw('ALTER TABLE modifier_groups DROP COLUMN "min"')
  for (const [, shared] of linked) await knex.schema.dropTable(shared)
}

const linked = [
  ['modifier_groups', 'shared_groups'],
  ['sides', 'shared_sides'],
] as const
