import type { Knex } from 'knex'

/**
 * Which rows of menus changed, with the version of the venue's catalogue that the change comes with, so that what is kept in memory is
 * brought up to date by reading those alone. Written by triggers: no matter who changes a row, it is noted in the same transaction.
 */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  // One row for each that ever changed: a table never has two rows of the same id.
  await knex.raw(
    `CREATE TABLE menu_changes (
       "part" text NOT NULL, "recordId" integer NOT NULL,
       "restaurantId" integer NOT NULL REFERENCES venues ("id") ON DELETE CASCADE,
       "changedIn" integer NOT NULL,
       PRIMARY KEY ("part", "recordId")
     ) ${isPostgres ? '' : 'WITHOUT ROWID'}`,
  )
  await knex.raw('CREATE INDEX menu_changes_since_index ON menu_changes ("restaurantId", "changedIn")')
  await (isPostgres ? noteOnPostgres(knex) : noteOnSqlite(knex))
}

export async function down(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  for (const part of parts) {
    for (const act of isPostgres ? ['write'] : acts) {
      await knex.raw(`DROP TRIGGER note_${part}_${act}${isPostgres ? ` ON ${part}` : ''}`)
    }
  }
  if (isPostgres) await knex.raw('DROP FUNCTION note_menu_change()')
  await knex.schema.dropTable('menu_changes')
}

const parts = ['menus', 'categories', 'items', 'sides', 'modifier_groups']
const acts = ['insert', 'update', 'delete']

/** A venue that is deleted takes its rows along, and leaves nothing to be noted of them. */
const noteSql = (part: string, row: string) =>
  `INSERT INTO menu_changes ("part", "recordId", "restaurantId", "changedIn")
   SELECT ${part}, ${row}."id", "id", "catalogueVersion" + 1 FROM venues WHERE "id" = ${row}."restaurantId"
   ON CONFLICT ("part", "recordId") DO UPDATE SET "changedIn" = excluded."changedIn"`

async function noteOnSqlite(knex: Knex): Promise<void> {
  for (const part of parts) {
    for (const act of acts) {
      const row = act === 'delete' ? 'OLD' : 'NEW'
      await knex.raw(
        `CREATE TRIGGER note_${part}_${act} AFTER ${act} ON ${part} BEGIN ${noteSql(`'${part}'`, row)}; END`,
      )
    }
  }
}

async function noteOnPostgres(knex: Knex): Promise<void> {
  await knex.raw(
    `CREATE FUNCTION note_menu_change() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF TG_OP = 'DELETE' THEN ${noteSql('TG_TABLE_NAME', 'OLD')};
       ELSE ${noteSql('TG_TABLE_NAME', 'NEW')};
       END IF;
       RETURN NULL;
     END $$`,
  )
  for (const part of parts) {
    await knex.raw(
      `CREATE TRIGGER note_${part}_write AFTER INSERT OR UPDATE OR DELETE ON ${part}
       FOR EACH ROW EXECUTE FUNCTION note_menu_change()`,
    )
  }
}
