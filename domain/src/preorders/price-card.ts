import { plainText } from '../kit/plain-text.ts'
import type { Problems } from '../kit/problems.ts'
import type { Currency } from '../kit/money.ts'
import { venueTime } from '../kit/venue-clock.ts'
import type { Catalogue, CatalogueItem } from '../menus/menus.catalogue.ts'
import type { SoldLine } from '../orders/orders.cart.schema.ts'
import { orderLimits } from '../orders/orders.limits.ts'
import { type OrderTotals, priceCart, totalsAsSold } from '../orders/orders.pricing.ts'
import { askedQuestions, formTextIn, needsChoice } from './menu-forms.rules.ts'
import type { FormItem, FormQuestion, MenuForm } from './menu-forms.schema.ts'
import type { PreOrderErrorCode } from './preorders.errors.ts'
import type { AnsweredQuestion, Card, PickedItem } from './preorders.schema.ts'

export type PriceCard = {
  card: Card
  form: Pick<MenuForm, 'baseItemId' | 'additional'>
  questions: readonly Pick<FormQuestion, 'id' | 'index' | 'isActive' | 'question' | 'min' | 'max' | 'options'>[]
  catalogue: Catalogue
  venue: { currency: Currency; serviceFee: number; isDiscountedPrice: boolean; timeZone: string }
  /** When the slot begins: items are sold at the prices of that time, if they are sold then. */
  slotAt: string
  /** The room, as the lines name it. */
  table: string
  now: Date
}

export type PricedCard = {
  cart: SoldLine[]
  totals: OrderTotals
  answers: AnsweredQuestion[]
  /** The base item, for each guest; null if the form has none. */
  base: PickedItem | null
  additional: PickedItem[]
  problems: Problems<PreOrderErrorCode>
}

type PickedOf = { itemId: number; quantity: number }
type Wanted = FormItem & { quantity: number; field: string }

/**
 * Returns the lines, the price and the answers of a card, with its problems by field. Each answer has as many picks for
 * each guest as its question asks for. An included item costs nothing; the base item is charged for each guest.
 */
export function priceCard(priced: PriceCard): PricedCard {
  const { card, form, catalogue, venue } = priced
  const asked = askedQuestions(priced.questions)
  const problems: Problems<PreOrderErrorCode> = {
    ...problemsOfAnswers(card, asked),
    ...problemsOfPicks('additional', card.additional ?? [], form.additional),
  }
  const wanted: Wanted[] = [
    ...(form.baseItemId === null
      ? []
      : [{ itemId: form.baseItemId, isIncluded: false, quantity: card.guests, field: 'formId' }]),
    ...card.answers.flatMap(({ questionId, options }, place) =>
      options.map((pick, index) => ({
        ...onForm(pick, asked.find(({ id }) => id === questionId)?.options ?? []),
        field: `answers.${place}.options.${index}.itemId`,
      })),
    ),
    ...(card.additional ?? []).map((pick, index) => ({
      ...onForm(pick, form.additional),
      field: `additional.${index}.itemId`,
    })),
  ]
  if (wanted.length === 0) problems.answers ??= { code: 'emptyCard' }
  if (wanted.length > orderLimits.mostLines) problems.answers ??= { code: 'tooManyLines' }
  const cart = wanted.slice(0, orderLimits.mostLines).flatMap((line, place) => {
    const sold = soldLine(line, place === 0, priced)
    if (typeof sold === 'string') problems[line.field] ??= { code: sold }
    return typeof sold === 'string' ? [] : [sold]
  })
  return {
    cart,
    totals: totalsAsSold(cart, { currency: venue.currency, serviceFee: venue.serviceFee }),
    answers: answersOf(card, asked, catalogue),
    base: baseOf(priced),
    additional: namedPicks(card.additional ?? [], catalogue),
    problems,
  }
}

function onForm({ itemId, quantity }: PickedOf, items: readonly FormItem[]): FormItem & { quantity: number } {
  return { itemId, quantity, isIncluded: items.find((item) => item.itemId === itemId)?.isIncluded ?? false }
}

/** Returns a line as it is sold for the slot, or why it can't be. The guest's wish is on the first line. */
function soldLine(line: Wanted, isFirst: boolean, priced: PriceCard): SoldLine | PreOrderErrorCode {
  const { card, catalogue, venue, slotAt, table, now } = priced
  const item = catalogue.get(line.itemId)
  if (!item || needsChoice(item)) return 'itemUnavailable'
  const lastname = plainText(card.lastname ?? '')
  const { cart, problems } = priceCart({
    lines: [
      {
        itemId: line.itemId,
        itemQty: line.quantity,
        comment: isFirst ? (card.note ?? '') : '',
        extra: { menuFormGuestCount: card.guests, roomno: table.slice(0, 30), ...(lastname !== '' && { lastname }) },
        condimentsList: [],
        selectedOptions: [],
      },
    ],
    catalogue: new Map([[line.itemId, line.isIncluded ? freeOfCharge(item) : item]]),
    venue,
    time: venueTime(new Date(slotAt), venue.timeZone),
    now: slotAt,
  })
  const [sold] = cart
  if (sold) return { ...sold, addedAt: now.toISOString() }
  return problems.some(({ code }) => code === 'itemSoldOut') ? 'itemSoldOut' : 'itemUnavailable'
}

function freeOfCharge(item: CatalogueItem): CatalogueItem {
  return { ...item, price: 0, discount: null }
}

type Question = PriceCard['questions'][number]

function problemsOfAnswers(card: Card, asked: readonly Question[]): Problems<PreOrderErrorCode> {
  const problems: Problems<PreOrderErrorCode> = {}
  const answered = card.answers.map(({ questionId }) => questionId)
  for (const [place, { questionId, options }] of card.answers.entries()) {
    const field = `answers.${place}`
    const question = asked.find(({ id }) => id === questionId)
    if (!question) problems[`${field}.questionId`] = { code: 'questionUnknown' }
    else if (answered.indexOf(questionId) !== place) problems[`${field}.questionId`] = { code: 'questionTwice' }
    else Object.assign(problems, problemsOfPicks(`${field}.options`, options, question.options))
  }
  for (const { id, min, max, question } of asked) {
    const place = answered.indexOf(id)
    if (place === -1) {
      const params = { limit: min * card.guests, questionId: id, question: formTextIn(question, 'en') }
      if (min > 0) problems.answers ??= { code: 'answerMissing', params }
      continue
    }
    const field = `answers.${place}.options`
    const picked = card.answers[place]?.options.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
    const [least, most] = [min * card.guests, max * card.guests]
    if (picked < least) problems[field] ??= { code: 'tooFewPicks', params: { limit: least } }
    if (picked > most) problems[field] ??= { code: 'tooManyPicks', params: { limit: most } }
  }
  return problems
}

function problemsOfPicks(
  field: string,
  picks: readonly PickedOf[],
  items: readonly FormItem[],
): Problems<PreOrderErrorCode> {
  const problems: Problems<PreOrderErrorCode> = {}
  for (const [index, { itemId }] of picks.entries()) {
    const isKnown = items.some((item) => item.itemId === itemId)
    const isFirst = picks.findIndex((other) => other.itemId === itemId) === index
    if (!isKnown) problems[`${field}.${index}.itemId`] = { code: 'optionUnknown' }
    else if (!isFirst) problems[`${field}.${index}.itemId`] = { code: 'optionTwice' }
  }
  return problems
}

function answersOf(card: Card, asked: readonly Question[], catalogue: Catalogue): AnsweredQuestion[] {
  return asked.flatMap(({ id, question }) => {
    const options = card.answers.find(({ questionId }) => questionId === id)?.options ?? []
    return options.length === 0 ? [] : [{ questionId: id, question, options: namedPicks(options, catalogue) }]
  })
}

function baseOf({ card, form, catalogue }: PriceCard): PickedItem | null {
  if (form.baseItemId === null) return null
  return namedPicks([{ itemId: form.baseItemId, quantity: card.guests }], catalogue)[0] ?? null
}

function namedPicks(picks: readonly PickedOf[], catalogue: Catalogue): PickedItem[] {
  return picks.flatMap(({ itemId, quantity }) => {
    const item = catalogue.get(itemId)
    return item ? [{ itemId, name: item.name, quantity }] : []
  })
}

/** Returns the lines of a card with another name and wish of the guest, as they were sold. */
export function rewordedCart(
  cart: readonly SoldLine[],
  { lastname = '', note = '' }: Pick<Card, 'lastname' | 'note'>,
): SoldLine[] {
  const name = plainText(lastname)
  return cart.map((line, place) => {
    const { lastname: _before, ...extra } = line.extra ?? {}
    return {
      ...line,
      comment: place === 0 ? plainText(note) : line.comment,
      extra: { ...extra, ...(name !== '' && { lastname: name }) },
    }
  })
}

type Picked = Pick<Card, 'guests' | 'answers' | 'additional'>

/** Returns whether two cards order the same for as many guests, in whatever order. */
export function isSameCard(one: Picked, other: Picked): boolean {
  return one.guests === other.guests && picksText(one) === picksText(other)
}

function picksText({ answers, additional = [] }: Picked): string {
  const picks = [...answers, { questionId: 0, options: additional }].flatMap(({ questionId, options }) =>
    options.map(({ itemId, quantity }) => `${questionId}:${itemId}:${quantity}`),
  )
  return picks.toSorted().join(' ')
}

/** What a form that was changed since may say of a card that was ordered on it before. */
const problemsOfForm: readonly PreOrderErrorCode[] = [
  'questionUnknown',
  'answerMissing',
  'optionUnknown',
  'tooFewPicks',
  'tooManyPicks',
  'emptyCard',
]

/** Returns whether a card can't be ordered any more because its form was changed. */
export function isOfOtherForm({ problems }: Pick<PricedCard, 'problems'>): boolean {
  return Object.values(problems).some(({ code }) => problemsOfForm.includes(code))
}
