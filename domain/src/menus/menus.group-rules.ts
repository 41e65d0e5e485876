import { can } from '../access/permissions.ts'
import type { LocalText } from '../kit/languages.ts'
import { isWholeWithin } from '../kit/is-whole-within.ts'
import { type GroupDraft, type LocalDraft, menuLimits, type OptionDraft, type Typed } from './menus.drafts.ts'
import { problemsOfMax } from './menus.item-rules.ts'
import { plainText } from '../kit/plain-text.ts'
import { menuProblem, type MenuProblems } from './menus.errors.ts'
import { problemsOfPrice } from './menus.number-rules.ts'
import { problemsOfPosId } from './menus.pos-ids.ts'
import type { Editing } from './menus.rules.ts'
import { plainName, problemsOfName } from './menus.text-rules.ts'

/** `presets`: the names to choose from, for people who may not make their own; an import may also use those of its venue. */
export type EditingGroup = Editing & { presets: readonly LocalText[] }

/** Returns the problems of a modifier group's draft, including its options. (spec 2, §5) */
export function problemsOfGroup(draft: Typed<GroupDraft>, editing: EditingGroup): MenuProblems {
  return {
    ...problemsOfGroupName(draft.groupName, editing),
    ...problemsOfNumbers(draft),
    ...problemsOfOptions(draft.modifiersList ?? [], editing),
  }
}

/**
 * Returns the problems of how many options are chosen. A group can't ask for more options than it has; an empty one is
 * not sold yet.
 */
function problemsOfNumbers({ min = 1, max = 1, modifiersList = [] }: Typed<GroupDraft>): MenuProblems {
  const least = Number(min ?? 0)
  const isAboveOptions = modifiersList.length > 0 && least > modifiersList.length
  return {
    ...problemsOfMax(max, least),
    ...(isAboveOptions && { min: menuProblem('minAboveOptions', { count: modifiersList.length }) }),
    ...(!isWholeWithin(least, { least: 0, most: menuLimits.mostOfASide }) && { min: menuProblem('minInvalid') }),
  }
}

/** Returns the problems of a list of options; paths begin with `modifiersList`. (spec 2, §5) */
export function problemsOfOptions(
  options: readonly Typed<OptionDraft>[],
  { venue }: Pick<Editing, 'venue'>,
): MenuProblems {
  const ids = options.map(({ _id }) => _id)
  return Object.assign(
    {},
    ...options.map((option, index): MenuProblems => {
      const field = `modifiersList.${index}`
      const isTwice = option._id !== undefined && ids.indexOf(option._id) !== index
      return {
        ...problemsOfName(`${field}.name`, option.name),
        ...problemsOfPrice(`${field}.price`, option.price, { currency: venue.currency, isAboveZero: false }),
        ...problemsOfPosId(option.posItemId, { field: `${field}.posItemId`, venue, missing: 'posIdMissing' }),
        ...(isTwice && { [`${field}._id`]: menuProblem('optionIdTwice') }),
      }
    }),
  )
}

/**
 * Returns the problems of options that have the name of another option. Old duplicates are accepted: only an option
 * that is new, or has another name than in `before`, is refused.
 */
export function problemsOfOptionNames(options: readonly OptionDraft[], before: readonly OptionDraft[]): MenuProblems {
  const names = options.map(({ name }) => plainName(name))
  const nameBefore = new Map(before.map(({ _id, name }) => [_id, plainName(name)]))
  const isOld = options.map(({ _id }, index) => _id !== undefined && nameBefore.get(_id) === names[index])
  const doubled = names.flatMap((name, index) => {
    const isTaken = names.some((other, place) => other === name && place !== index && (isOld[place] || place < index))
    return name !== '' && !isOld[index] && isTaken ? [index] : []
  })
  return Object.fromEntries(doubled.map((index) => [`modifiersList.${index}.name.en`, menuProblem('nameTaken')]))
}

function problemsOfGroupName(name: LocalDraft | undefined, { role, presets }: EditingGroup): MenuProblems {
  const problems = problemsOfName('groupName', name)
  if (can({ role }, 'menus:freeGroupNames')) return problems
  const [own, ownArabic] = [plainText(name?.en ?? ''), plainText(name?.ar ?? '')]
  const isPreset = presets.some(({ en, ar = '' }) => plainText(en) === own && plainText(ar) === ownArabic)
  const { 'groupName.en': _en, 'groupName.ar': _ar, ...others } = problems
  return isPreset ? problems : { groupName: menuProblem('groupNameMissing'), ...others }
}
