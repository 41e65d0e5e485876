import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ServiceContract, serviceEvents } from '@brigade/domain/access/contract.ts'
import { services, type ServicePath } from '@brigade/domain/services.ts'
import { columnsSetIn, declaredColumns, type Piece, pieces } from '#testing/server-source.ts'

const contracts = join(import.meta.dirname, '../../../domain/src')

/** The tables of published records whose columns don't name the service. */
const silentTables = {
  'v1/restaurant': 'venues',
  'v1/order': 'orders',
  'v1/bill': 'bills',
  'v1/payment-event': 'payment_events',
  'v1/trayqrs': 'tray_stickers',
  'v1/staff': 'users',
} satisfies Partial<Record<ServicePath, string>>

/** The columns of published records' tables that no record shows. */
const hiddenColumns: Record<string, readonly string[]> = {
  venues: ['catalogueVersion'],
  jobs: ['lockedUntil'],
  users: ['passwordHash', 'lastSeenAt', 'language'],
  tables: ['guestSessions', 'sitting'],
  bills: ['ordersInMinute', 'minuteBeganAt'],
  printers: ['busyUntil', 'failures', 'retryAt'],
  webhooks: ['oldSecret'],
}

/** Services whose events are not made from one row: menus, and the order of tables. */
const elsewhere: ServicePath[] = [
  'v1/menu',
  'v1/category',
  'v1/items',
  'v1/condiments',
  'v1/modifiers',
  'v1/shared-modifiers',
  'v1/shared-condiments',
  'v1/sortOrder',
  'v1/bulkUpdateItems',
  'v1/bulkMenus',
  'v1/bulkCategory',
  'v1/bulkItems',
  'v1/bulkCondiments',
  'v1/bulkModifiers',
  'v1/bulkMenuFile',
  'v1/copy/menu',
  'v1/undoImport',
  'v1/sort/tables',
  'v1/sort/guest-services',
  'v1/sort/marketing',
  'v1/sort/menu-form-questions',
  'v1/sort/recom-options',
  'v1/recommendation-suggestions',
  'v1/recommendation-counts',
]

/** Functions that write such a row and leave its event to their caller, or need no event. */
const published: Record<string, string> = {
  'setContinuations in features/orders/open-tab.ts': '`relinkTab` logs and emits each.',
  'addGuestServices in features/requests/copy-guest-services.ts': 'No screen shows the new venue yet.',
  'copyGuestServices in features/requests/copy-guest-services.ts': 'No screen shows the new venue yet.',
  'createAdmin in app/create-admin.ts': 'A command reaches no screens.',
  'setPassword in app/reset-admin.ts': 'A command reaches no screens.',
  'patchOwnAccount in features/auth/patch-own-account.ts': 'The hook of the staff feature emits it.',
  'replacePassword in features/auth/change-password.ts': 'Lists of staff show nothing of a password.',
  'endBill in features/orders/bills/end-bill.ts': '`publishClosed` emits it with the sums of its orders.',
  'openBillApart in features/orders/bills/open-bill-apart.ts': 'It is closed from the start, and no list shows it.',
  'openBill in features/orders/bills/join-bill.ts': '`publishOpened` emits it once its first order is placed.',
  'keepPostingAttempt in features/orders/public/keep-posting.ts': 'The posting is published.',
  'keepPostingTrouble in features/orders/public/keep-posting.ts': 'The posting is published.',
}

const silent = new Set<string>(Object.values(silentTables))

/** The columns of those tables; columns that name a service publish what they insert and update automatically. */
const columns = declaredColumns.flatMap((declared) =>
  declared.path || silent.has(declared.table) ? [{ ...declared, isSilent: declared.path === '' }] : [],
)

/** The paths of services by the names of their constants. */
const paths = new Map(
  globSync('**/*.api.ts', { cwd: contracts }).flatMap((file) =>
    [...readFileSync(join(contracts, file), 'utf8').matchAll(/const (\w+) = '(v1\/[^']+)'/g)].map(
      ([, name, path]) => [name, path!] as const,
    ),
  ),
)

const names = columns.map(({ table }) => table)
const byHand = new RegExp(`\\b(INSERT INTO|UPDATE|DELETE FROM) (${names.join('|')})\\b([^;]*)`, 'g')

it('finds how each table of a published record is stored', () => {
  const found = columns.filter(({ isSilent }) => isSilent).map(({ table }) => table)

  expect(found.toSorted()).toEqual([...silent].toSorted())
})

it('knows the table of each service that publishes records', () => {
  const publishing = Object.entries<ServiceContract>(services).filter(([, { events = {} }]) =>
    serviceEvents.some((event) => events[event]),
  )

  const named = columns.flatMap(({ path }) => paths.get(path) ?? [])

  expect([...named, ...Object.keys(silentTables), ...elsewhere].toSorted()).toEqual(
    publishing.map(([path]) => path).toSorted(),
  )
})

describe('a row of a published record', () => {
  it('is written by columns that publish it, or where its event is emitted', () => {
    const forgotten = pieces.filter(writesSilently).map(({ at }) => at)

    expect(forgotten.toSorted()).toEqual(Object.keys(published).toSorted())
  })

  it('is found where it is written by hand, and by columns that are silent', () => {
    const at = 'a function'

    expect(writesSilently({ at, text: `yield* run('UPDATE orders SET "status" = ?', status)` })).toBe(true)
    expect(writesSilently({ at, text: `yield* run('DELETE FROM printers WHERE "id" = ?', id)` })).toBe(true)
    expect(writesSilently({ at, text: `yield* orderColumns.updateStored(changes, found)` })).toBe(true)
    expect(writesSilently({ at, text: `yield* run('UPDATE printers SET "busyUntil" = ?', until)` })).toBe(false)
    expect(writesSilently({ at, text: `yield* printerColumns.update(changes, found)` })).toBe(false)
    expect(
      writesSilently({ at, text: `yield printerColumns.published('removed', { sql: 'DELETE FROM printers' })` }),
    ).toBe(false)
  })
})

function writesSilently({ text }: Piece): boolean {
  if (/\bemit\(|\.published\(/.test(text)) return false
  const byColumns = columns.some(({ name, isSilent }) =>
    new RegExp(`\\b${name}\\.(${isSilent ? 'insert|insertion|update|updateStored|change|' : ''}insertStored)\\(`).test(
      text,
    ),
  )
  return byColumns || [...text.matchAll(byHand)].some(isShown)
}

/** Returns true if a statement writes something that a record shows. */
function isShown([, verb, table, rest]: RegExpMatchArray): boolean {
  if (verb !== 'UPDATE') return true
  return columnsSetIn(rest!).some((column) => !hiddenColumns[table!]?.includes(column))
}
