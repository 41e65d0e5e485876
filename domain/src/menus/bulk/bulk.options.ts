import { menuLimits, type OptionDraft } from '../menus.drafts.ts'
import { problemsOfGroup } from '../menus.group-rules.ts'
import { mergeText, plainName } from '../menus.text-rules.ts'
import type { Checked } from './bulk.checked.ts'
import { isSame } from './bulk.same.ts'
import type { BulkRecords } from './bulk.schema.ts'
import { cellProblem, type CellProblems } from './bulk.errors.ts'

/** The options of a group after an import: those with an id that is there are changed, new ones come last, others stay. */
export function settleOptions(known: readonly OptionDraft[], sent: readonly OptionDraft[]): OptionDraft[] {
  const sentById = new Map(sent.map((option) => [option._id, option]))
  const isKnown = ({ _id }: OptionDraft) => _id !== undefined && known.some((option) => option._id === _id)
  return [
    ...known.map((option) => changedOption(option, sentById.get(option._id))),
    ...sent.filter((option) => !isKnown(option)).map((option) => ({ ...option, soldOut: null })),
  ]
}

/** What is wrong with a group of an import; of its options, those are named that were sent and are not as they were. */
export function problemsOfBulkGroup({
  record,
  known,
  after,
  setting,
}: Checked<BulkRecords['modifiers']>): CellProblems {
  const settled = after.modifiersList ?? []
  const sent = record.modifiersList ?? []
  const before = known?.modifiersList ?? []
  const problems = problemsOfGroup({ ...after, modifiersList: settled }, setting)
  const ofGroup = Object.entries(problems).filter(([path]) => !path.startsWith('modifiersList.'))
  const names = settled.map(({ name }) => plainName(name))

  let fresh = before.length
  const ofOptions = sent.flatMap((option, index) => {
    const isKnown = option._id !== undefined && before.some(({ _id }) => _id === option._id)
    const place = isKnown ? before.findIndex(({ _id }) => _id === option._id) : fresh++
    const old = isKnown ? before[place] : undefined
    if (old && isSame(old, settled[place])) return []
    const path = (field: string) => `modifiersList.${index}.${field}`
    const prefix = `modifiersList.${place}.`
    const own = Object.entries(problems)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, problem]) => [path(key.slice(prefix.length)), problem] as const)
    const name = names[place] ?? ''
    const isRenamed = plainName(old?.name) !== name
    const isDoubled = isRenamed && name !== '' && names.indexOf(name) !== names.lastIndexOf(name)
    const isFirst = !old && names.indexOf(name) === place
    return [
      ...own,
      ...(isDoubled && !isFirst ? [[path('name.en'), cellProblem('nameTwice')] as const] : []),
      ...(option._id !== undefined && !isKnown ? [[path('_id'), cellProblem('idUnknown')] as const] : []),
      ...(sent.findIndex(({ _id }) => _id !== undefined && _id === option._id) < index && option._id !== undefined
        ? [[path('_id'), cellProblem('idTwice')] as const]
        : []),
    ]
  })
  const isTooLong = settled.length > menuLimits.mostOptions
  return {
    ...Object.fromEntries(ofGroup),
    ...Object.fromEntries(ofOptions),
    ...(isTooLong && { modifiersList: cellProblem('tooManyOptions') }),
  }
}

function changedOption(known: OptionDraft, sent: OptionDraft | undefined): OptionDraft {
  if (!sent) return known
  const defined = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const name = mergeText(known.name ?? {}, sent.name ?? {})
  return { ...known, ...defined, name, soldOut: known.soldOut }
}
