import type { Knex } from 'knex'
import { withoutIndexes } from './without-indexes.ts'

/**
 * What undo needs: who did what last to an order, the log's entries with who did it by kind and id, the version that they made and what
 * was before; which act of an order opened, settled or moved a request. And a guest's wish to cancel as a state of the order. The columns of
 * orders are filled later, with others (`past-orders.ts`).
 */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instant = (table: Knex.AlterTableBuilder, name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)

  await knex.schema.alterTable('orders', (table) => {
    table.text('lastAct')
    instant(table, 'cancelAskedAt')
  })
  await knex.schema.alterTable('order_events', (table) => {
    table.text('byKind').notNullable().defaultTo('staff')
    table.integer('byId')
    table.integer('version')
    table.integer('withOrderId')
    table.text('before')
  })
  await knex.schema.alterTable('requests', (table) => {
    table.text('updatedByKind')
    table.integer('updatedById')
    table.integer('openedIn')
    table.integer('settledIn')
    table.integer('movedFrom')
  })
  await withoutIndexes(knex, 'order_events', () => tellKinds(knex))
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, columns] of Object.entries(added)) {
    await knex.schema.alterTable(table, (altered) => void altered.dropColumns(...columns))
  }
}

const added = {
  orders: ['lastAct', 'cancelAskedAt'],
  order_events: ['byKind', 'byId', 'version', 'withOrderId', 'before'],
  requests: ['updatedByKind', 'updatedById', 'openedIn', 'settledIn', 'movedFrom'],
}

/** Only names were kept: guests have placed orders and done nothing else, and a machine has the name of its key. */
async function tellKinds(knex: Knex): Promise<void> {
  await knex.raw(
    `UPDATE order_events SET "byKind" = 'machine' WHERE EXISTS (SELECT 1 FROM machines
     WHERE machines."restaurantId" = order_events."restaurantId" AND machines."name" = order_events."by")`,
  )
  await knex.raw(
    `UPDATE order_events SET "byKind" = 'guest' WHERE "act" = 'place' AND "byKind" = 'staff' AND "by" LIKE 'Guest at %'`,
  )
}
