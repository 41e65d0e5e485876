import type { Knex } from 'knex'

/** Who edited, imported and uploaded, by kind and id beside the name: two people may have one. Of older records the name alone is known. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, doers] of doersOf) {
    await knex.schema.alterTable(table, (altered) => {
      for (const doer of doers) {
        altered.text(`${doer}Kind`)
        altered.integer(`${doer}Id`)
      }
    })
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, doers] of doersOf) {
    // Word for word: the library would make the table again on SQLite, and lose its triggers.
    for (const column of doers.flatMap((doer) => [`${doer}Kind`, `${doer}Id`])) {
      await knex.raw(`ALTER TABLE ${table} DROP COLUMN "${column}"`)
    }
  }
}

const doersOf: readonly (readonly [table: string, doers: readonly string[]])[] = [
  ...['menus', 'categories', 'items', 'sides', 'modifier_groups'].map((table) => [table, ['updatedBy']] as const),
  ['menu_imports', ['importedBy', 'undoneBy']],
  ['files', ['uploadedBy']],
]
