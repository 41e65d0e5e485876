import type { Knex } from 'knex'

/**
 * What undo needs: who did what last to an order, the log's entries with who did it by kind and id, the version that they made and what
 * was before; which act of an order opened, settled or moved a request. And a guest's wish to cancel as a state of the order.
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
  await tellKinds(knex)
  await fillLastActs(knex, isPostgres)
  await fillWishes(knex)
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

async function fillLastActs(knex: Knex, isPostgres: boolean): Promise<void> {
  const fields = `'act', "act", 'fromStatus', "fromStatus", 'by', "by", 'byKind', "byKind", 'byId', "byId"`
  const record = isPostgres
    ? `json_build_object(${fields}, 'at', to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text`
    : `json_object(${fields}, 'at', "at")`
  await knex.raw(
    `UPDATE orders SET "lastAct" = (SELECT ${record} FROM order_events
     WHERE "orderId" = orders."id" AND "act" <> 'details' ORDER BY order_events."id" DESC LIMIT 1)`,
  )
}

async function fillWishes(knex: Knex): Promise<void> {
  await knex.raw(
    `UPDATE orders SET "cancelAskedAt" = (SELECT MIN(requests."createdAt") FROM requests WHERE requests."orderId" = orders."id"
       AND requests."requestType" = 'orderCancellation' AND requests."status" = 'active')
     WHERE "status" IN ('incoming', 'updated', 'inprogress', 'ontheway')`,
  )
}
