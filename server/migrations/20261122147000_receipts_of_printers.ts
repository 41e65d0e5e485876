import type { Knex } from 'knex'

/** Which print of a receipt a printer of the venue has: screens that print receipts share it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('print_jobs', (table) => {
    table.integer('receiptPrintId')
    table.index(['receiptPrintId'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('print_jobs', (table) => {
    table.dropIndex(['receiptPrintId'])
    table.dropColumn('receiptPrintId')
  })
}
