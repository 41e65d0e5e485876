import { expect, it } from 'vitest'
import { columnsSetIn, declaredColumns, type Piece, pieces } from '#testing/server-source.ts'

/** The columns of audited tables that the log leaves out. */
const unlogged: Record<string, readonly string[]> = {
  venues: ['catalogueVersion'],
  tables: ['guestSessions', 'sitting'],
  printers: ['busyUntil', 'failures', 'retryAt'],
  group_names: ['index'],
  guest_services: ['index'],
  promotions: ['index'],
  menu_form_questions: ['index'],
  main_options: ['index'],
  sub_options: ['index'],
  machines: ['lastUsedAt'],
  webhooks: ['oldSecret'],
  shared_devices: ['lastSeenAt'],
}

/** Functions that write such a row past the log, and why. */
const notAudited: Record<string, string> = {
  'addGuestServices in features/requests/copy-guest-services.ts': 'They are part of the new venue.',
  'copyGuestServices in features/requests/copy-guest-services.ts': 'They are part of the new venue.',
  'promoteItems in features/menus/selling/public/promote-items.ts': 'The entry of the promotion has its items.',
  'markSoldOut in features/menus/selling/mark-sold-out.ts': 'What is sold out is everyday work of floor and kitchen.',
  'repeatShared in features/menus/shared-choices/public/shared-storage.ts':
    'The entry of the shared group or side has the change.',
  'touchShared in features/menus/shared-choices/public/shared-storage.ts': 'The rows of its items are logged.',
  'adoptPart in features/menus/shared-choices/adopt-part.ts': 'What is sold out is no part of the log.',
  'rowsAStatement in features/menus/bulk/new-rows.ts':
    'An import of thousands of records is one entry, with their number.',
  'restore in features/menus/bulk/undo-import.ts': 'The undoing of an import is one entry.',
  'forgetOldImports in features/menus/bulk/kept-imports.ts':
    'Old imports are forgotten by the server; the log keeps them.',
  'noteSeen in features/auth/public/sessions.ts': 'It is when a person was seen, which the log has nothing to add to.',
  'insertRows in features/insights/roll-up/write-day.ts': 'It writes figures that are counted from rows.',
  'openSession in features/auth/public/sessions.ts': 'It writes the row unchanged, to hold it.',
}

const audited = declaredColumns.filter(({ isAudited }) => isAudited)
const byHand = new RegExp(
  `\\b(INSERT INTO|UPDATE|DELETE FROM) (${[...audited.map(({ table }) => table), '\\$\\{[^}]*\\}'].join('|')})([^;]*)`,
  'g',
)

it('finds the tables that are declared as audited', () => {
  expect(audited.map(({ table }) => table).toSorted()).toEqual([
    'categories',
    'group_names',
    'guest_services',
    'items',
    'machines',
    'mailings',
    'main_options',
    'menu_form_questions',
    'menu_forms',
    'menu_imports',
    'menus',
    'modifier_groups',
    'pos_profiles',
    'primary_headings',
    'printers',
    'promotions',
    'shared_devices',
    'shared_groups',
    'shared_sides',
    'sides',
    'staff_notifications',
    'sub_option_headings',
    'sub_options',
    'tables',
    'tray_stickers',
    'users',
    'venues',
    'webhooks',
  ])
})

it('a row of an audited table is written by its columns, or where the log is written', () => {
  expect(
    pieces
      .filter(writesPastLog)
      .map(({ at }) => at)
      .toSorted(),
  ).toEqual(Object.keys(notAudited).toSorted())
})

it('a row that is written past the log is found', () => {
  const at = 'a function in features/printers/a.ts'

  expect(writesPastLog({ at, text: `run('DELETE FROM printers WHERE "id" = ?', id)` })).toBe(true)
  expect(writesPastLog({ at, text: `run('UPDATE venues SET "name" = ? WHERE "id" = ?', name, id)` })).toBe(true)
  expect(writesPastLog({ at, text: `run('UPDATE printers SET "busyUntil" = ?', until)` })).toBe(false)
  expect(
    writesPastLog({ at, text: `rowsOf(printerColumns.audited('removed', { sql: 'DELETE FROM printers' }))` }),
  ).toBe(false)
})

function writesPastLog({ at, text }: Piece): boolean {
  // The kit writes its own tables, and what columns and this log need.
  if (at.includes(' in kit/') || /\.(audited|published)\(/.test(text)) return false
  return [...text.matchAll(byHand)].some(([, verb, table, rest]) => {
    if (verb !== 'UPDATE') return true
    const set = columnsSetIn(rest!)
    return set.length === 0 || set.some((column) => !unlogged[table!]?.includes(column))
  })
}
