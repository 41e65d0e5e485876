import type { Knex } from 'knex'

/**
 * Serials are compared without case. What was told apart by its capitals before stays so: each but the first of these is a twin, by its count.
 */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.alterTable('tray_stickers', (table) => {
    table.text('comparedSerial').notNullable().defaultTo('')
    table.integer('twin').notNullable().defaultTo(0)
  })
  // The letters of a serial are those of ASCII, whatever the language of the database.
  const compared = isPostgres ? 'lower("serialContent" COLLATE "C")' : 'lower("serialContent")'
  await knex.raw(`UPDATE tray_stickers SET "comparedSerial" = ${compared}`)
  await knex.raw(
    `UPDATE tray_stickers SET "twin" = (
       SELECT count(*) FROM tray_stickers o WHERE o."comparedSerial" = tray_stickers."comparedSerial" AND o."id" < tray_stickers."id")
     WHERE "id" NOT IN (SELECT min("id") FROM tray_stickers GROUP BY "comparedSerial")`,
  )
  await knex.raw('CREATE UNIQUE INDEX tray_stickers_compared ON tray_stickers ("comparedSerial", "twin")')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX tray_stickers_compared')
  await knex.schema.alterTable('tray_stickers', (table) => table.dropColumns('comparedSerial', 'twin'))
}
