import type { Knex } from 'knex'

/** Venues, people, tables, menus, orders with their log, and requests. Money is in minor units, JSON is text, times are instants. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instant = (table: Knex.CreateTableBuilder, name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)

  await knex.schema.createTable('venues', (table) => {
    table.increments('id')
    table.text('name').notNullable()
    table.text('currency').notNullable()
    table.text('timeZone').notNullable()
    table.integer('serviceFeeHundredths').notNullable().defaultTo(0)
    for (const flag of venueFlags) table.boolean(flag).notNullable().defaultTo(false)
    table.bigInteger('coversAmount').notNullable().defaultTo(0)
    table.text('tenderMedia').notNullable()
    table.text('integratedPOSList').notNullable()
    table.text('trayOutSettings').notNullable()
    table.text('activeDialogs').notNullable()
    table.integer('catalogueVersion').notNullable().defaultTo(1)
  })

  await knex.schema.createTable('users', (table) => {
    table.increments('id')
    table.text('email').notNullable().unique()
    table.text('passwordHash').notNullable()
    table.text('role').notNullable()
    table.text('fname').notNullable()
    table.text('lname').notNullable()
    table.text('language').notNullable().defaultTo('en')
    table.boolean('isActive').notNullable().defaultTo(true)
    instant(table, 'createdAt').notNullable()
  })

  await knex.schema.createTable('user_venues', (table) => {
    table.integer('userId').notNullable().references('users.id').onDelete('CASCADE')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.integer('position').notNullable().defaultTo(0)
    table.primary(['userId', 'restaurantId'])
    table.index(['restaurantId'])
  })

  await knex.schema.createTable('sessions', (table) => {
    table.text('id').primary()
    table.integer('userId').notNullable().references('users.id').onDelete('CASCADE')
    instant(table, 'createdAt').notNullable()
    instant(table, 'expiresAt').notNullable()
    table.index(['userId'])
    table.index(['expiresAt'])
  })

  await knex.schema.createTable('machines', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('name').notNullable()
    table.text('keyHash').notNullable().unique()
    instant(table, 'createdAt').notNullable()
    table.index(['restaurantId'])
  })

  await knex.schema.createTable('tables', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('name').notNullable()
    table.integer('index').notNullable()
    table.boolean('isActive').notNullable().defaultTo(true)
    table.text('token').notNullable().unique()
    table.integer('tokenVersion').notNullable().defaultTo(1)
    table.unique(['restaurantId', 'name'])
    table.index(['restaurantId', 'index'])
  })

  await knex.schema.createTable('menus', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('name').notNullable()
    table.integer('index').notNullable()
    table.text('daysAvailable').notNullable()
    table.text('hoursAvailable').notNullable()
    table.boolean('hasCategories').notNullable().defaultTo(true)
    table.boolean('isActive').notNullable().defaultTo(true)
    table.boolean('hasMenuForm').notNullable().defaultTo(false)
    table.boolean('isOpenTab').notNullable().defaultTo(false)
    table.text('menuPosId')
    table.index(['restaurantId', 'index'])
  })

  await knex.schema.createTable('categories', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.integer('menuId').notNullable().references('menus.id')
    table.text('name').notNullable()
    table.integer('index').notNullable()
    table.text('daysAvailable').notNullable()
    table.text('hoursAvailable').notNullable()
    table.boolean('isActive').notNullable().defaultTo(true)
    table.text('images').notNullable()
    table.text('tag')
    table.index(['restaurantId', 'index'])
    table.index(['menuId', 'index'])
  })

  await knex.schema.createTable('items', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.integer('menuId').notNullable().references('menus.id')
    table.integer('categoryId').references('categories.id')
    table.text('name').notNullable()
    table.text('description').notNullable()
    table.integer('index').notNullable()
    table.bigInteger('price').notNullable()
    table.boolean('isDiscountedPrice').notNullable().defaultTo(false)
    table.bigInteger('discountedPrice')
    table.text('appliedDaysForDiscountedPrice').notNullable()
    table.text('appliedHoursForDiscountedPrice').notNullable()
    table.text('daysAvailable').notNullable()
    table.text('hoursAvailable').notNullable()
    table.integer('prepareTime').notNullable().defaultTo(15)
    table.integer('calory')
    table.text('ecoTag').notNullable().defaultTo('none')
    table.text('images').notNullable()
    table.boolean('isActive').notNullable().defaultTo(true)
    table.boolean('hidePrice').notNullable().defaultTo(false)
    table.boolean('isRecommendable').notNullable().defaultTo(false)
    table.text('posItemId')
    table.text('tag')
    table.index(['restaurantId', 'index'])
    table.index(['menuId', 'index'])
    table.index(['categoryId', 'index'])
  })

  await knex.schema.createTable('sides', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.integer('itemId').notNullable().references('items.id')
    table.text('name').notNullable()
    table.integer('index').notNullable()
    table.bigInteger('price').notNullable()
    table.integer('min').notNullable().defaultTo(0)
    table.integer('max').notNullable().defaultTo(1)
    table.boolean('isActive').notNullable().defaultTo(true)
    table.text('posItemId')
    table.index(['restaurantId', 'index'])
    table.index(['itemId', 'index'])
  })

  // `options` holds [{_id, name, price in minor units, posItemId}]: options are written as a whole list.
  await knex.schema.createTable('modifier_groups', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.integer('itemId').notNullable().references('items.id')
    table.text('groupName').notNullable()
    table.integer('index').notNullable()
    table.boolean('isActive').notNullable().defaultTo(true)
    table.text('options').notNullable()
    table.index(['restaurantId', 'index'])
    table.index(['itemId', 'index'])
  })

  await knex.schema.createTable('orders', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id')
    table.text('orderType').notNullable()
    table.text('status').notNullable()
    table.integer('version').notNullable().defaultTo(1)
    table.text('editSource').notNullable()
    table.integer('tableId').notNullable().references('tables.id')
    table.text('table').notNullable()
    table.text('currency').notNullable()
    table.text('cart').notNullable()
    table.text('paymentType').notNullable()
    table.text('paymentInfo')
    table.integer('discountHundredths').notNullable().defaultTo(0)
    for (const amount of orderAmounts) table.bigInteger(amount).notNullable().defaultTo(0)
    table.boolean('openTab').notNullable().defaultTo(false)
    table.integer('continuationOf').references('orders.id')
    table.integer('guests').notNullable().defaultTo(0)
    table.integer('covers').notNullable().defaultTo(1)
    table.text('createdBy').notNullable()
    table.text('acceptedBy')
    table.text('completedBy')
    table.text('cancelReason')
    table.integer('mergedInto').references('orders.id')
    instant(table, 'createdAt').notNullable()
    instant(table, 'updatedAt').notNullable()
    for (const stamp of orderStamps) instant(table, stamp)
    table.text('onlineOrderPaymentStatus').notNullable().defaultTo('not-paid')
    table.text('feedback')
    table.boolean('postedToPOS').notNullable().defaultTo(false)
    table.text('submittedtoPosBy')
    instant(table, 'submittedtoPosAt')
    table.index(['restaurantId', 'createdAt', 'id'])
    table.index(['restaurantId', 'status', 'createdAt', 'orderType'])
    table.index(['restaurantId', 'updatedAt'])
    table.index(['createdAt', 'id'])
    table.index(['tableId', 'status', 'createdAt'])
  })
  // A new order has no completion yet: the index costs nothing where orders are placed.
  await knex.raw(
    'CREATE INDEX orders_completed_index ON orders ("restaurantId", "completedAT") WHERE "completedAT" IS NOT NULL',
  )

  await knex.schema.createTable('order_events', (table) => {
    table.increments('id')
    table.integer('orderId').notNullable().references('orders.id').onDelete('CASCADE')
    table.integer('restaurantId').notNullable().references('venues.id')
    table.text('act').notNullable()
    table.text('fromStatus')
    table.text('toStatus').notNullable()
    table.text('by').notNullable()
    instant(table, 'at').notNullable()
    table.text('reason')
    table.index(['orderId', 'id'])
  })

  await knex.schema.createTable('requests', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id')
    table.text('requestType').notNullable()
    table.text('status').notNullable()
    table.integer('tableId').notNullable().references('tables.id')
    table.text('table').notNullable()
    table.integer('orderId').references('orders.id')
    table.integer('version').notNullable().defaultTo(1)
    instant(table, 'createdAt').notNullable()
    instant(table, 'updatedAt').notNullable()
    table.text('updatedBy')
    table.index(['restaurantId', 'status', 'createdAt'])
    table.index(['restaurantId', 'createdAt'])
    table.index(['restaurantId', 'updatedAt'])
    table.index(['status', 'createdAt'])
    table.index(['createdAt'])
    table.index(['tableId', 'status'])
    table.index(['orderId', 'requestType', 'status'])
  })

  // The result of a creation under a client's key, so that a repeat finds it: one row a principal, kind and key. On SQLite
  // the row lives in its key, which halves the cost of writing it.
  await knex.raw(
    `CREATE TABLE idempotency_keys (
       "principal" text NOT NULL, "kind" text NOT NULL, "key" text NOT NULL, "recordId" integer NOT NULL,
       "createdAt" ${isPostgres ? 'timestamptz(3)' : 'text'} NOT NULL,
       PRIMARY KEY ("principal", "kind", "key")
     ) ${isPostgres ? '' : 'WITHOUT ROWID'}`,
  )
}

export async function down(knex: Knex): Promise<void> {
  for (const table of tablesLastFirst) await knex.schema.dropTable(table)
}

const venueFlags = [
  'canReceiveOrder',
  'isRestaurant',
  'isPOSIntegrated',
  'isAutoPostingToPOS',
  'isCheckPos',
  'isReciptPrintingOnly',
  'isOnlinePayment',
  'isDiscountedPrice',
  'isReloadPopup',
  'isPassphrase',
  'isOpenTableOption',
  'biLingual',
  'hasArabic',
  'hasGerman',
  'hasItalian',
  'hasRussian',
  'hasFrench',
  'hasKurdish',
]

const orderAmounts = [
  'orderPrice',
  'cartPrice',
  'placeHolderPrice',
  'serviceFee',
  'vatFee',
  'tipAmount',
  'amountPaidOnline',
]

const orderStamps = ['acceptedAT', 'reviewedAt', 'cookedAt', 'deliveredAt', 'completedAT', 'mergedAt', 'cancelAt']

const tablesLastFirst = [
  'idempotency_keys',
  'requests',
  'order_events',
  'orders',
  'modifier_groups',
  'sides',
  'items',
  'categories',
  'menus',
  'tables',
  'machines',
  'sessions',
  'user_venues',
  'users',
  'venues',
]
