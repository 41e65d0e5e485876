import type { Knex } from 'knex'

/** In which languages a venue prints its receipts, and what stands above and below. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('venues', (table) => {
    table.text('receiptLanguages')
    table.text('receiptHeader')
    table.text('receiptFooter')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('venues', (table) => {
    table.dropColumns('receiptLanguages', 'receiptHeader', 'receiptFooter')
  })
}
