import type { VenueTime } from '../kit/venue-clock.ts'
import type { Problem } from '../kit/problems.ts'
import { type CatalogueGroup, type CatalogueItem, isAvailable, takesOneOption } from '../menus/menus.catalogue.ts'
import { isSoldOut } from '../menus/menus.sold-out.ts'
import type { CartLineInput } from './orders.cart.schema.ts'
import type { CartProblem, OrderErrorCode } from './orders.errors.ts'

/** Returns the reasons why a line of a cart can't be sold now, field by field. */
export function problemsOfLine({
  item,
  line,
  field,
  time,
  now,
}: {
  item: CatalogueItem | undefined
  line: CartLineInput
  field: string
  time: VenueTime
  now: string
}): CartProblem[] {
  if (!item) return [{ field: `${field}.itemId`, code: 'itemUnknown' }]
  const choices = { item, line, field, now }
  const ofItem = problemOfItem(item, { time, now })
  return [
    ...(ofItem ? [{ field: `${field}.itemId`, code: ofItem }] : []),
    ...problemsOfSides(choices),
    ...problemsOfChosenOptions(choices),
  ]
}

/**
 * Returns why an item can't be sold now, whatever is chosen with it; null if it can. `now` is ISO 8601 in UTC with
 * milliseconds.
 */
export function problemOfItem(
  item: CatalogueItem,
  { time, now }: { time: VenueTime; now: string },
): Extract<OrderErrorCode, 'itemInactive' | 'itemNotNow' | 'itemSoldOut'> | null {
  if (!item.isActive) return 'itemInactive'
  if (!isAvailable(item, time)) return 'itemNotNow'
  return isSoldOut(item.soldOut, now) ? 'itemSoldOut' : null
}

type Choices = { item: CatalogueItem; line: CartLineInput; field: string; now: string }

function problemsOfSides({ item, line, field, now }: Choices): CartProblem[] {
  const sent = line.condimentsList ?? []
  const problems: CartProblem[] = []
  sent.forEach((choice, index) => {
    const path = `${field}.condimentsList.${index}`
    const side = item.sides.find((candidate) => candidate.id === choice.id)
    if (!side) problems.push({ field: `${path}.id`, code: 'sideUnknown' })
    else if (sent.findIndex((other) => other.id === choice.id) !== index) {
      problems.push({ field: `${path}.id`, code: 'sideTwice' })
    } else if (choice.quantity < side.min || choice.quantity > side.max) {
      problems.push({ field: `${path}.quantity`, code: 'sideQuantity' })
    } else if (choice.quantity > 0 && isSoldOut(side.soldOut, now)) {
      problems.push({ field: `${path}.id`, code: 'sideSoldOut' })
    }
  })
  const isMissing = item.sides.some((side) => side.min > 0 && !sent.some((choice) => choice.id === side.id))
  if (isMissing) problems.push({ field: `${field}.condimentsList`, code: 'sideQuantity' })
  return problems
}

function problemsOfChosenOptions({ item, line, field, now }: Choices): CartProblem[] {
  const sent = line.selectedOptions ?? []
  const problems: CartProblem[] = []
  sent.forEach((choice, index) => {
    const path = `${field}.selectedOptions.${index}`
    const group = item.groups.find((candidate) => candidate.id === choice.groupId)
    const option = group?.options.find((candidate) => candidate.id === choice.optionId)
    if (!group) problems.push({ field: `${path}.groupId`, code: 'optionUnknown' })
    else if (!option) {
      problems.push({ field: `${path}.optionId`, code: 'optionUnknown' })
    } else {
      const before = sent.slice(0, index).filter(({ groupId }) => groupId === choice.groupId)
      const problem = problemOfFurther(group, { optionId: choice.optionId, before })
      if (problem) problems.push({ ...problem, field: `${path}.${problem.field}` })
      else if (isSoldOut(option.soldOut, now)) problems.push({ field: `${path}.optionId`, code: 'optionSoldOut' })
    }
  })
  const missing = item.groups.find(({ id, min }) => sent.filter(({ groupId }) => groupId === id).length < min)
  if (missing) problems.push({ field: `${field}.selectedOptions`, ...problemOfMissing(missing) })
  return problems
}

/** Returns why an option can't be chosen beside those of its group that were chosen before it. */
function problemOfFurther(
  group: CatalogueGroup,
  { optionId, before }: { optionId: string; before: readonly { optionId: string }[] },
): CartProblem | null {
  if (before.length === 0) return null
  if (takesOneOption(group)) return { field: 'groupId', code: 'optionTwice' }
  const params = { group: group.name.en, max: group.max }
  if (before.some((other) => other.optionId === optionId)) return { field: 'optionId', code: 'optionRepeated', params }
  return before.length < group.max ? null : { field: 'groupId', code: 'optionsTooMany', params }
}

/** Returns the problem of a group of which too few options are chosen. */
export function problemOfMissing(group: CatalogueGroup): Problem<'optionMissing' | 'optionsTooFew'> {
  if (takesOneOption(group)) return { code: 'optionMissing' }
  return { code: 'optionsTooFew', params: { group: group.name.en, min: group.min } }
}
