import { randomBytes } from 'node:crypto'
import { hashPassword } from '#features/auth/public/passwords.ts'
import type { Database } from '#kit/database/database.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { hashOfToken } from '#kit/settings/secret-tokens.ts'
import type { BillRow } from '#features/orders/bills/bill-columns.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { guestServiceRows } from './guest-services.ts'
import { adminNotificationRows } from './admin-notifications.ts'
import { type DemoNotes, readDemoNotes } from './demo-notes.ts'
import { menuFormRows } from './menu-forms.ts'
import { continueIds, insertRows, type Row } from './insert-rows.ts'
import { layOutMenus } from './lay-out-menus.ts'
import { demoMachines } from './machines.ts'
import { demoMenus } from './menus/demo-menus.ts'
import { demoOrders } from './orders/demo-orders.ts'
import { mailingRows } from './mailings.ts'
import { passphraseRows } from './passphrases.ts'
import { linkedItems, promotionRows } from './promotions.ts'
import { recommendationRows } from './recommendations.ts'
import { recommendedItems } from './recommended-items.ts'
import { receiptRows } from './receipts.ts'
import { staffNotificationRows } from './staff-notifications.ts'
import { demoTables } from './tables.ts'
import { demoPosSystems, profileRows } from './pos-systems.ts'
import { trayRows } from './trays.ts'
import { demoVenues } from './venues.ts'

/** Loads the demo's venues, people, menus and orders into an empty database in one transaction. */
export async function loadDemo(db: Database, { now }: { now: Date }): Promise<DemoNotes> {
  const passwordHash = await hashPassword(demoPassword)
  const rows = demoRows({ now, passwordHash })
  const passphrases = await passphraseRows(
    demoVenues.map(({ id }) => id),
    now.toISOString(),
  )
  await db.write(() => insertAll([...rows, ['venue_passphrases', passphrases]], db.dialect))
  const notes = await readDemoNotes(db)
  if (!notes) throw new Error('The demo was loaded and cannot be found')
  return notes
}

/** Returns true if a database has no venue and no user yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  const found = await db.one('SELECT 1 AS "found" FROM venues UNION ALL SELECT 1 FROM users LIMIT 1')
  return found === undefined
}

/** Tables with their rows, in an order that satisfies the foreign keys. */
type RowsByTable = readonly (readonly [table: string, rows: readonly Row[]])[]

function* insertAll(rowsByTable: RowsByTable, dialect: Database['dialect']): Transaction<void> {
  for (const [table, rows] of rowsByTable) yield* insertRows(table, rows)
  if (dialect === 'sqlite') return
  for (const [table, rows] of rowsByTable) if (rows.some((row) => 'id' in row)) yield* continueIds(table)
}

function demoRows({ now, passwordHash }: { now: Date; passwordHash: string }): RowsByTable {
  const createdAt = new Date(now.getTime() - 200 * 86_400_000).toISOString()
  const tables = tableRows(createdAt)
  const menus = layOutMenus(
    demoVenues.map((venue) => ({
      venueId: venue.id,
      currency: venue.currency,
      posId: demoPosSystems.find(({ venueId }) => venueId === venue.id)?.id ?? null,
      menus: demoMenus[venue.id],
    })),
  )
  const tablesOf = (venueId: number) =>
    tables.filter((table) => table.restaurantId === venueId).map(({ id, name }) => ({ id, name }))
  const { bills, orders, payments, events, requests } = demoOrders({ now, catalogues: menus.catalogues, tablesOf })
  const receipts = receiptRows(orders)
  const recommendations = recommendationRows(demoVenues)
  const items = linkedItems(recommendedItems(menus.rows.items, recommendations), menus.catalogues.get(1))
  return [
    ['venues', demoVenues.map(venueRow)],
    ['guest_services', guestServiceRows(demoVenues)],
    ['users', userRows({ passwordHash, createdAt })],
    ['user_venues', userVenueRows()],
    ['machines', machineRows(createdAt)],
    ['tables', tables.map((table) => ({ ...table, sitting: sittingAt(table.id, bills) }))],
    ...Object.entries({ ...menus.rows, items }),
    ...Object.entries(promotionRows(menus.catalogues.get(1))),
    ...Object.entries(menuFormRows(menus.catalogues.get(1))),
    ...Object.entries(recommendations),
    ['bills', bills],
    ['orders', orders],
    ['payments', payments],
    ['order_events', events],
    ['receipt_orders', receipts.receiptOrders],
    ['receipt_prints', receipts.prints],
    ['requests', requests],
    ...Object.entries(trayRows({ now, rooms: tablesOf(1) })),
    ['staff_notifications', staffNotificationRows(now)],
    ['admin_notifications', adminNotificationRows(now)],
    ['pos_profiles', profileRows()],
    ...Object.entries(mailingRows(now)),
  ]
}

/** Returns the sitting of the table's open bill, or the one after its last bill. */
function sittingAt(tableId: number, bills: readonly BillRow[]): number {
  const last = bills.findLast((bill) => bill.tableId === tableId)
  if (!last) return 1
  return last.closedAt === null ? last.sitting : last.sitting + 1
}

function venueRow({ serviceFee, coversAmount, lateAfterMinutes, ...venue }: (typeof demoVenues)[number]): Row {
  return {
    ...venue,
    serviceFeeHundredths: Math.round(serviceFee * 100),
    coversAmount,
    receiptLanguages: storedJson(venue.receiptLanguages),
    receiptHeader: storedJson(venue.receiptHeader),
    receiptFooter: storedJson(venue.receiptFooter),
    tenderMedia: JSON.stringify(venue.tenderMedia),
    integratedPOSList: JSON.stringify(venue.integratedPOSList),
    trayOutSettings: JSON.stringify(venue.trayOutSettings),
    requestDueMinutes: JSON.stringify(venue.requestDueMinutes),
    allergyWords: JSON.stringify(venue.allergyWords),
    orderPauses: JSON.stringify(venue.orderPauses),
    queueLateAfterMinutes: lateAfterMinutes.queue,
    changeLateAfterMinutes: lateAfterMinutes.change,
    passLateAfterMinutes: lateAfterMinutes.pass,
    deliveredLateAfterMinutes: lateAfterMinutes.delivered,
    activeDialogs: JSON.stringify(venue.activeDialogs),
  }
}

function storedJson(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value)
}

function userRows({ passwordHash, createdAt }: { passwordHash: string; createdAt: string }): Row[] {
  return demoAccounts.map(({ email, role, fname, lname, language = 'en' }, index) => ({
    id: index + 1,
    email,
    passwordHash,
    role,
    fname,
    lname,
    language,
    isActive: true,
    createdAt,
  }))
}

function userVenueRows(): Row[] {
  return demoAccounts.flatMap(({ venueId }, index) =>
    venueId === null ? [] : [{ userId: index + 1, restaurantId: venueId, position: 0 }],
  )
}

function machineRows(createdAt: string): Row[] {
  return demoMachines.map(({ venueId, name, key }, index) => ({
    id: index + 1,
    restaurantId: venueId,
    name,
    keyHash: hashOfToken(key),
    createdAt,
  }))
}

function tableRows(tokenSince: string) {
  const places = demoVenues.flatMap((venue) =>
    demoTables[venue.id].map((name, index) => ({ restaurantId: venue.id, name, index: index + 1 })),
  )
  return places.map((place, index) => ({
    id: index + 1,
    ...place,
    isActive: true,
    token: randomBytes(16).toString('base64url'),
    tokenSince,
    tokenVersion: 1,
  }))
}
