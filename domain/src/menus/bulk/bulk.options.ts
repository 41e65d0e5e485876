import { menuLimits, type OptionDraft } from '../menus.drafts.ts'
import { problemsOfGroup } from '../menus.group-rules.ts'
import { mergeText, plainName } from '../menus.text-rules.ts'
import type { Checked } from './bulk.checked.ts'
import { isSame } from './bulk.same.ts'
import type { BulkRecords } from './bulk.schema.ts'
import { cellProblem, type CellProblems } from './bulk.errors.ts'

/**
 * Returns the options of a group after an import: options with a known id are changed, new ones are appended, others
 * stay.
 */
export function mergeOptions(known: readonly OptionDraft[], sent: readonly OptionDraft[]): OptionDraft[] {
  const sentById = new Map(sent.map((option) => [option._id, option]))
  const isKnown = ({ _id }: OptionDraft) => _id !== undefined && known.some((option) => option._id === _id)
  return [
    ...known.map((option) => changedOption(option, sentById.get(option._id))),
    ...sent.filter((option) => !isKnown(option)).map((option) => ({ ...option, soldOut: null })),
  ]
}

/**
 * Returns the problems of an imported group. Among its options, only sent ones that differ from before have problems.
 */
export function problemsOfBulkGroup({
  record,
  known,
  after,
  setting,
}: Checked<BulkRecords['modifiers']>): CellProblems {
  const options = after.modifiersList ?? []
  const problems = problemsOfGroup({ ...after, modifiersList: options }, setting)
  const ofGroup = Object.entries(problems).filter(([path]) => !path.startsWith('modifiersList.'))
  const names = options.map(({ name }) => plainName(name))
  const pairs = pairsOf(record.modifiersList ?? [], known?.modifiersList ?? [])
  const ofOptions = pairs
    .filter(({ old, place }) => !old || !isSame(old, options[place]))
    .flatMap((pair) => {
      const path = (field: string) => `modifiersList.${pair.index}.${field}`
      const prefix = `modifiersList.${pair.place}.`
      return [
        ...Object.entries(problems)
          .filter(([key]) => key.startsWith(prefix))
          .map(([key, problem]) => [path(key.slice(prefix.length)), problem] as const),
        ...(isNameTwice(pair, names) ? [[path('name.en'), cellProblem('nameTwice')] as const] : []),
        ...(pair.isUnknown ? [[path('_id'), cellProblem('idUnknown')] as const] : []),
        ...(pair.isRepeated ? [[path('_id'), cellProblem('idTwice')] as const] : []),
      ]
    })
  const isTooLong = options.length > menuLimits.mostOptions
  return {
    ...Object.fromEntries(ofGroup),
    ...Object.fromEntries(ofOptions),
    ...(isTooLong && { modifiersList: cellProblem('tooManyOptions') }),
  }
}

/** A sent option, with its index in the sent list, its index in the resulting group, and the existing option there. */
type Pair = {
  index: number
  place: number
  old: OptionDraft | undefined
  /** True if its id belongs to no option. */
  isUnknown: boolean
  /** True if an option before it has the same id. */
  isRepeated: boolean
}

function pairsOf(sent: readonly OptionDraft[], before: readonly OptionDraft[]): Pair[] {
  const places = new Map(before.map(({ _id }, place) => [_id, place]))
  const seen = new Set<string>()
  let next = before.length
  return sent.map(({ _id }, index) => {
    const known = _id === undefined ? undefined : places.get(_id)
    const isRepeated = _id !== undefined && seen.has(_id)
    if (_id !== undefined) seen.add(_id)
    const place = known ?? next++
    return { index, place, old: before[place], isUnknown: _id !== undefined && known === undefined, isRepeated }
  })
}

/**
 * Returns whether its name is new to it and also another option's. If several new options share a name, the first may
 * have it.
 */
function isNameTwice({ old, place }: Pair, names: readonly string[]): boolean {
  const name = names[place] ?? ''
  const isDoubled = name !== '' && names.indexOf(name) !== names.lastIndexOf(name)
  const isFirst = !old && names.indexOf(name) === place
  return isDoubled && !isFirst && plainName(old?.name) !== name
}

function changedOption(known: OptionDraft, sent: OptionDraft | undefined): OptionDraft {
  if (!sent) return known
  const defined = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const name = mergeText(known.name ?? {}, sent.name ?? {})
  return { ...known, ...defined, name, soldOut: known.soldOut }
}
