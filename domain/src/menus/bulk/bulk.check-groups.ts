import type { LocalDraft, OptionDraft } from '../menus.drafts.ts'
import { plainName } from '../menus.text-rules.ts'
import { type CheckedRows, columnKey, readCells, type RowSetting } from './bulk.check-rows.ts'
import { type TextsBefore, textsBefore } from './bulk.before.ts'
import { type PlannedRecord, planRecord, problemsBetween } from './bulk.plan.ts'
import { isSame } from './bulk.same.ts'
import type { BulkRecords } from './bulk.schema.ts'
import type { BulkRow } from './bulk.sheet.ts'
import { cellProblem, type CellProblems } from './bulk.errors.ts'

export type GroupSetting = RowSetting<'modifiers'> & {
  /** The group for options whose rows name none. */
  groupId?: number
}

type OptionRow = {
  row: number
  id: number | undefined
  groupName: LocalDraft | undefined
  numbers: Numbers
  option: OptionDraft | undefined
}
type Gathered = {
  id: number | undefined
  groupName: LocalDraft | undefined
  numbers: Numbers
  rows: OptionRow[]
  options: OptionRow[]
}

/** How many options are chosen; only what the cells say. */
type Numbers = { min?: number; max?: number }

/**
 * Checks rows of options. Rows with the same group id or the same English group name form one group; a name that the
 * item already has means that group. A row without an option is a group of its own.
 */
export function checkGroupRows(rows: readonly BulkRow[], setting: GroupSetting): CheckedRows<'modifiers'> {
  const problems: CellProblems[] = rows.map(() => ({}))
  const read = rows.map((row, index) => {
    const cells = readCells(row, {
      columns: setting.columns,
      currency: setting.venue.currency,
      categories: [],
      categoryId: null,
    })
    problems[index] = cells.problems
    return optionRow(index, row, cells.values)
  })
  const groups = gather(read, setting)
  const records = groups.map((group) => recordOf(group, setting))
  const planned = records.map((record) => planRecord('modifiers', record, setting))
  const between = problemsBetween('modifiers', planned, setting.known)

  function locate(path: string): { row: number; key: string } {
    const [place, ...inner] = path.split('.')
    const group = groups[Number(place)]
    if (inner[0] !== 'modifiersList' || inner.length < 3) {
      const key = columnKey(inner.join('.') === 'groupName' ? 'groupName.en' : inner.join('.'), setting.columns)
      return { row: group?.rows[0]?.row ?? 0, key }
    }
    const row = group?.options[Number(inner[1])]?.row ?? 0
    return { row, key: columnKey(['option', ...inner.slice(2)].join('.'), setting.columns) }
  }

  groups.forEach((group, index) => {
    const ofGroup = { ...between.get(index), ...planned[index]!.problems }
    for (const [path, problem] of Object.entries(ofGroup)) {
      const { row, key } = locate(`${index}.${path}`)
      problems[row] = { [key]: problem, ...problems[row] }
    }
    for (const { row, groupName, numbers } of group.rows) {
      for (const key of differingNumbers(numbers, group.numbers)) {
        problems[row] = { [key]: cellProblem('groupNumbersDiffer'), ...problems[row] }
      }
      if (groupName && group.groupName && contradicts(groupName, group.groupName)) {
        problems[row] = { 'groupName.en': cellProblem('groupNamesDiffer'), ...problems[row] }
      }
    }
  })
  const before = rows.map((): TextsBefore => ({}))
  groups.forEach((group, index) => {
    for (const row of group.rows) before[row.row] = beforeOf(row, planned[index]!, setting)
  })
  return { records, problems, before, locate }
}

function beforeOf(
  { option }: OptionRow,
  { known, after }: PlannedRecord<'modifiers'>,
  { columns, categories }: GroupSetting,
): TextsBefore {
  if (!known) return {}
  const withOption = (group: BulkRecords['modifiers']) => ({
    ...group,
    option: group.modifiersList?.find(({ _id }) => _id !== undefined && _id === option?._id),
  })
  const change = { known: withOption(known), after: withOption(after) }
  const isNew = option !== undefined && change.known.option === undefined
  // A new option can change only the name of its group.
  return textsBefore(change, { columns: columns.filter(({ key }) => !isNew || !key.startsWith('option.')), categories })
}

function optionRow(index: number, row: BulkRow, values: Record<string, unknown>): OptionRow {
  // The columns of modifiers are parsed into these fields.
  const { id, groupName, option, ...others } = values as Numbers & {
    id?: number
    groupName?: LocalDraft
    option?: OptionDraft
  }
  const isFilled = (key: 'min' | 'max') => (row[key] ?? '').trim() !== '' && others[key] !== undefined
  const numbers = {
    ...(isFilled('min') && { min: others.min }),
    ...(isFilled('max') && { max: others.max }),
  }
  const isNamed = Object.values(groupName ?? {}).some((text) => text?.trim())
  const hasOption = Object.entries(row).some(([key, text]) => key.startsWith('option.') && text.trim() !== '')
  return {
    row: index,
    id,
    groupName: isNamed ? groupName : undefined,
    numbers,
    option: hasOption ? (option ?? {}) : undefined,
  }
}

function gather(rows: readonly OptionRow[], setting: GroupSetting): Gathered[] {
  const idByName = new Map([...setting.known.values()].map(({ id, groupName }) => [plainName(groupName), id]))
  const groups = new Map<string, Gathered>()
  for (const row of rows) {
    const name = plainName(row.groupName)
    const id = row.id ?? (row.groupName ? idByName.get(name) : setting.groupId)
    const key = id === undefined ? `called ${name}` : `${id}`
    const group = groups.get(key) ?? { id, groupName: row.groupName, numbers: {}, rows: [], options: [] }
    groups.set(key, group)
    group.groupName = filledIn(group.groupName, row.groupName)
    group.numbers = { ...row.numbers, ...group.numbers }
    group.rows.push(row)
    if (row.option) group.options.push(row)
  }
  return [...groups.values()]
}

/** Returns a name whose missing languages are filled in from another row of the same group. */
function filledIn(name: LocalDraft | undefined, other: LocalDraft | undefined): LocalDraft | undefined {
  return name && other ? { ...name, ...textsOf(other), ...textsOf(name) } : (name ?? other)
}

/**
 * Returns whether a row gives its group another name than the group has. Languages that the row leaves empty don't
 * count.
 */
function contradicts(name: LocalDraft, ofGroup: LocalDraft): boolean {
  return !isSame({ ...ofGroup, ...textsOf(name) }, ofGroup)
}

/** Returns how a row contradicts the numbers of its group's first row. */
function differingNumbers(ofRow: Numbers, ofGroup: Numbers): ('min' | 'max')[] {
  return (['min', 'max'] as const).filter((key) => ofRow[key] !== undefined && ofRow[key] !== ofGroup[key])
}

function textsOf(name: LocalDraft): LocalDraft {
  return Object.fromEntries(Object.entries(name).filter(([, text]) => text?.trim()))
}

function recordOf(group: Gathered, { parent }: GroupSetting): BulkRecords['modifiers'] {
  return {
    // An import of groups always goes into an item.
    itemId: parent.itemId ?? 0,
    ...(group.id !== undefined && { id: group.id }),
    ...(group.groupName && { groupName: group.groupName }),
    ...group.numbers,
    modifiersList: group.options.map(({ option }) => option ?? {}),
  }
}
