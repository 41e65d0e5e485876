import { hasFields } from '../kit/has-fields.ts'
import {
  categoryFields,
  groupFields,
  itemFields,
  menuFields,
  optionFields,
  sideFields,
  staffOnlyFieldsOf,
} from '../menus/menus.fields.ts'

/**
 * Returns the guests' view of an answer, an event or a refusal: staff have a first name only, and account ids, reasons that staff wrote for
 * each other and keys of the point of sale are null. A value with none of these is returned as it is. (product, Orders)
 */
export function guestView(value: unknown): unknown {
  if (!hasFields(value)) return value
  const known = views.get(value)
  if (known !== undefined) return known
  const view = viewOf(value)
  views.set(value, view)
  return view
}

/** A cache, because one order is both the answer to the guest who placed it and an event for everyone at the table. */
const views = new WeakMap<object, unknown>()

function viewOf(value: unknown): unknown {
  if (Array.isArray(value)) return viewOfList(value)
  return isRecord(value) ? viewOfRecord(value) : value
}

function viewOfList(list: readonly unknown[]): readonly unknown[] {
  let view: unknown[] | undefined
  for (const [place, entry] of list.entries()) {
    const next = viewOf(entry)
    if (next !== entry) (view ??= [...list])[place] = next
  }
  return view ?? list
}

function viewOfRecord(record: Record<string, unknown>): Record<string, unknown> {
  let view = record
  // A plain record has only own fields, and this loop is the quickest way through them.
  for (const name in record) {
    const inner = record[name]
    if (inner == null || (typeof inner !== 'object' && sortOf(name) === 'plain')) continue
    const next = shown(name, inner, record)
    if (next === inner) continue
    if (view === record) view = { ...record }
    view[name] = next
  }
  return view
}

function shown(name: string, inner: unknown, record: Record<string, unknown>): unknown {
  const sort = sortOf(name)
  if (sort === 'hidden') return null
  if (sort === 'plain' || typeof inner !== 'string') return viewOf(inner)
  const kind = record[`${name}Kind`]
  return kind === 'guest' || kind === 'machine' ? inner : inner.split(' ', 1)[0]
}

type Sort = 'hidden' | 'person' | 'plain'

/** All records together have a few hundred field names. The limit keeps made-up names out of memory. */
const sorts = new Map<string, Sort>()
const sortsKept = 2_000

/**
 * The texts that staff wrote for each other, the keys by which a point of sale knows what was sold, and the fields of menus that
 * are for staff only: by their names, in every record.
 */
const hiddenNames: ReadonlySet<string> = new Set([
  'cancelReason',
  'commentItemId',
  'alertedRoles',
  'escalations',
  ...[menuFields, categoryFields, itemFields, sideFields, groupFields, optionFields].flatMap(staffOnlyFieldsOf),
])

function sortOf(name: string): Sort {
  const known = sorts.get(name)
  if (known !== undefined) return known
  const sort = sortBySpelling(name)
  if (sorts.size < sortsKept) sorts.set(name, sort)
  return sort
}

function sortBySpelling(name: string): Sort {
  if (hiddenNames.has(name) || /(^b|B)yId$/.test(name)) return 'hidden'
  return /(^b|B)y$/.test(name) ? 'person' : 'plain'
}

/** Returns whether a value is a plain record: dates, bytes and files contain no names of staff. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (!hasFields(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
