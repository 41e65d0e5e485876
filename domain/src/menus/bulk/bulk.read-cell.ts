import { isWholeWithin } from '../../kit/is-whole-within.ts'
import type { LocalText } from '../../kit/languages.ts'
import type { Currency } from '../../kit/money.ts'
import { readAmount, readWhole, typedNumber } from '../../kit/read-number.ts'
import { comparedText } from '../../kit/plain-text.ts'
import { menuLimits } from '../menus.drafts.ts'
import { problemsOfPrice } from '../menus.number-rules.ts'
import { plainPosId } from '../menus.pos-ids.ts'
import { ecoTags, menuTags } from '../menus.tags.ts'
import { readChoiceCell } from './bulk.read-choice.ts'
import type { ColumnType } from './bulk.columns.ts'
import { type CellProblem, cellProblem } from './bulk.errors.ts'

/** A category of the menu into which items are imported. */
export type NamedCategory = { id: number; name: LocalText }

/**
 * The context for reading cells: the venue's currency, the menu's categories, and the current category of the row's
 * record.
 */
export type CellSetting = { currency: Currency; categories: readonly NamedCategory[]; categoryId: number | null }

export type ReadCell = { value: unknown } | { problem: CellProblem }

/** Returns the value of a cell's text, or its problem. Empty cells of ids, switches, times and minutes have no value. */
export function readCell(type: ColumnType, text: string, setting: CellSetting): ReadCell {
  if (damaged.test(text)) return { problem: cellProblem('isDamaged') }
  if (dateOfSheet.test(text)) return { problem: cellProblem('isDate') }
  return readers[type](text, setting)
}

/**
 * The replacement character of an unreadable letter, and the control characters that a wrong encoding makes of letters.
 */
const damaged = /[\uFFFD\u0080-\u009F]/

/** The text of a cell that a spreadsheet converted to a date: 12.5 is 12 May in many countries. */
const dateOfSheet = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/
/** Other dates and times, which can't be numbers: `12/05/2026`, `12/05`, `12-May`, `May-12`, `12:05`. */
const dateOrTime = new RegExp(
  `^\\s*(${[
    String.raw`\d{1,4}([./-])\d{1,2}\2\d{1,4}`,
    String.raw`\d{1,2}/\d{1,2}`,
    String.raw`\d{1,2}([./-]|\. )\p{L}{3,}\.?([ ./-]\d{2,4})?`,
    String.raw`\p{L}{3,}[/-]\d{1,4}`,
    String.raw`\d{1,2}:\d{2}(:\d{2})?`,
  ].join('|')})\\s*$`,
  'u',
)

const largestId = 2_147_483_647

const readers: Record<ColumnType, (text: string, setting: CellSetting) => ReadCell> = {
  // A menu file finds the item by all three columns.
  itemRef: () => ({ value: undefined }),
  flag: (text) => readChoiceCell('flag', text),
  days: (text) => readChoiceCell('days', text),
  hours: (text) => readChoiceCell('hours', text),
  name: (text) => ({ value: text }),
  lines: (text) => ({ value: text }),
  text: (text) => ({ value: text }),
  id(text) {
    if (text.trim() === '') return { value: undefined }
    const id = Number(typedNumber(text, readWhole(text)))
    return isWholeWithin(id, { least: 1, most: largestId }) ? { value: id } : noNumber(text, cellProblem('idInvalid'))
  },
  optionId(text) {
    if (text.trim() === '') return { value: undefined }
    return /^[\w-]{1,40}$/.test(text.trim()) ? { value: text.trim() } : { problem: cellProblem('idUnknown') }
  },
  price: readPrice,
  priceOrNone: readPrice,
  minutes: (text) =>
    readCount(text, { most: menuLimits.mostPrepareMinutes, empty: undefined, code: 'prepareTimeInvalid' }),
  calories: (text) => readCount(text, { most: menuLimits.mostCalories, empty: null, code: 'caloryInvalid' }),
  min: (text) => readCount(text, { most: menuLimits.mostOfASide, empty: 0, code: 'minNotNumber' }),
  max: (text) => readCount(text, { most: menuLimits.mostOfASide, empty: null, code: 'maxInvalid' }),
  ecoTag(text) {
    const wanted = text.trim().toLowerCase() || 'none'
    const tag = ecoTags.find((candidate) => candidate === wanted)
    return tag ? { value: tag } : { problem: cellProblem('ecoTagUnknown') }
  },
  tag(text) {
    const wanted = comparedText(text)
    const tag = menuTags.find((candidate) => comparedText(candidate) === wanted)
    if (wanted === '') return { value: null }
    return tag ? { value: tag } : { problem: cellProblem('tagUnknown') }
  },
  posId(text) {
    const posId = plainPosId(text)
    const isTooLong = posId !== null && posId.length > menuLimits.posIdLength
    return isTooLong ? { problem: cellProblem('posIdTooLong') } : { value: posId }
  },
  category(text, { categories, categoryId }) {
    const wanted = comparedText(text)
    if (wanted === '') return { value: null }
    const isCalled = ({ name }: NamedCategory) => comparedText(name.en) === wanted
    // Two categories may have the same name: a record stays in its own.
    const own = categories.find((category) => category.id === categoryId && isCalled(category))
    const found = own ?? categories.find(isCalled)
    return found ? { value: found.id } : { problem: cellProblem('categoryInvalid', { name: text.trim() }) }
  },
}

function readPrice(text: string, { currency }: CellSetting): ReadCell {
  const reading = readAmount(text, currency)
  const price = typedNumber(text, reading)
  if (price === null) return { value: null }
  const problem = problemsOfPrice('price', price, { currency, isAboveZero: false }).price
  if (problem !== undefined && reading.is === 'otherCurrency') return { problem }
  return problem === undefined ? { value: price } : noNumber(text, problem)
}

function readCount(
  text: string,
  { most, empty, code }: { most: number; empty: number | null | undefined; code: CellProblem['code'] },
): ReadCell {
  if (text.trim() === '') return { value: empty }
  const count = Number(typedNumber(text, readWhole(text)))
  if (!isWholeWithin(count, { least: 0, most })) return noNumber(text, cellProblem(code))
  return { value: count }
}

function noNumber(text: string, problem: CellProblem): ReadCell {
  return { problem: dateOrTime.test(text) ? cellProblem('isDate') : problem }
}
