import { hasFields } from '../kit/has-fields.ts'
import { auditLimits } from './audit-limits.ts'
import type { AuditChange } from './audit-entry.schema.ts'

type Compared = {
  /** The record before; null if it is new. */
  before: object | null
  /** The record after; null if it is gone. */
  after: object | null
  /** Fields that are left out. */
  except?: readonly string[]
}

/** The changed fields of a record, at most `auditLimits.fields`, and the number of the others. */
export type Changes = { changes: AuditChange[]; moreChanges: number }

/**
 * Returns the differences of two versions of a record by the path of their fields: `name.en`. The entries of a list are compared by their
 * ids and called by their names. Empty values of a new or a deleted record are left out, and long values are cut.
 */
export function changesBetween({ before, after, except = [] }: Compared): Changes {
  const one = leavesOf(before ?? {}, except)
  const other = leavesOf(after ?? {}, except)
  const all = [...new Set([...one.keys(), ...other.keys()])].flatMap((field): AuditChange[] => {
    const change = { field, before: one.get(field) ?? null, after: other.get(field) ?? null }
    return change.before === change.after ? [] : [cutChange(change)]
  })
  return { changes: all.slice(0, auditLimits.fields), moreChanges: Math.max(0, all.length - auditLimits.fields) }
}

/** Returns the change of a field whose values are secret. */
export function hiddenChange(field: string): AuditChange {
  return { field, before: null, after: null, isHidden: true }
}

/** Returns a name that is short enough for an entry. */
export function auditName(name: string): string {
  return cutAt(name, auditLimits.name)
}

type Leaf = string | number | boolean | null

function leavesOf(record: object, except: readonly string[]): Map<string, Leaf> {
  const fields = Object.entries(record).filter(([field]) => !except.includes(field))
  return new Map(fields.flatMap(([field, value]) => leavesIn(value, 1).map(([end, leaf]) => [`${field}${end}`, leaf])))
}

/** Returns the values inside a value with the ends of their paths, and nothing for an empty one. */
function leavesIn(value: unknown, depth: number): [end: string, leaf: Leaf][] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [['', value]]
  const parts = depth < auditLimits.depth ? partsOf(value) : undefined
  if (!parts) return Array.isArray(value) && value.length === 0 ? [] : [['', JSON.stringify(value)]]
  return parts.flatMap(([name, part]) =>
    leavesIn(part, depth + 1).map(([end, leaf]): [string, Leaf] => [`${name}${end}`, leaf]),
  )
}

/** Returns the parts of a value with the ends of their paths; undefined for a list whose entries have no ids. */
function partsOf(value: unknown): [string, unknown][] | undefined {
  if (!Array.isArray(value))
    return hasFields(value) ? Object.entries(value).map(([key, part]) => [`.${key}`, part]) : []
  const keys = value.map((entry) => (hasFields(entry) ? (entry._id ?? entry.id) : undefined))
  if (value.length === 0 || keys.some((key) => typeof key !== 'string' && typeof key !== 'number')) return undefined
  const names = value.map(nameOf)
  const isNamed = new Set(names).size === names.length && !names.includes(undefined)
  return value.map((entry: object, place) => {
    const { _id, id, ...fields }: { _id?: unknown; id?: unknown } = entry
    return [`[${isNamed ? names[place]! : String(keys[place])}]`, fields]
  })
}

function nameOf(entry: unknown): string | undefined {
  if (!hasFields(entry)) return undefined
  const name = hasFields(entry.name) ? entry.name.en : entry.name
  return typeof name === 'string' && name !== '' ? name : undefined
}

function cutChange({ field, before, after }: AuditChange): AuditChange {
  const [one, other] = [cut(before), cut(after)]
  // Two long values may differ only after the cut: the mark shows that they are not equal.
  return { field: auditName(field), before: one, after: one === other && one !== null ? `${other} …` : other }
}

function cut(value: Leaf): Leaf {
  return typeof value === 'string' ? cutAt(value, auditLimits.value) : value
}

function cutAt(text: string, most: number): string {
  const characters = Array.from(text.slice(0, most * 2))
  return text.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}
