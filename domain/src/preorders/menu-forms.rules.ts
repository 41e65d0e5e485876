import { type Language, languages } from '../kit/languages.ts'
import { weekDays, type WeekHour } from '../kit/venue-clock.ts'
import { plainText } from '../kit/plain-text.ts'
import type { Problems } from '../kit/problems.ts'
import { type CatalogueItem, isAvailable } from '../menus/menus.catalogue.ts'
import { requiredLanguages } from '../menus/menus.languages.ts'
import type { MenuFormErrorCode } from './menu-forms.errors.ts'
import { menuFormLimits as limits } from './menu-forms.limits.ts'
import type { FormItem, FormQuestion, FormQuestionDraft, MenuForm, MenuFormDraft } from './menu-forms.schema.ts'

type Found = Problems<MenuFormErrorCode>

/** The values of a new form: breakfast in slots of half an hour, ordered until two in the morning. */
export const usualForm = {
  name: {},
  isActive: true,
  baseItemId: null,
  additional: [],
  daysAvailable: ['ALL'],
  fromTime: '06:30',
  toTime: '10:00',
  slotMinutes: 30,
  capacity: 10,
  cutOffBy: 'time',
  cutOffDays: 0,
  cutOffTime: '02:00',
  cutOffMinutes: 240,
  leadMinutes: 30,
  daysAhead: 2,
} satisfies Required<MenuFormDraft>

/** The values of a new question: each guest picks one option. */
export const usualQuestion = {
  question: {},
  isActive: true,
  min: 1,
  max: 1,
  options: [],
} satisfies Required<FormQuestionDraft>

type FormText = Partial<Record<Language, string>>

/** Returns a text for storage: normalised, and without the languages that are empty. */
export function tidyText(text: FormText): FormText {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const tidied = plainText(text[language] ?? '')
      return tidied === '' ? [] : [[language, tidied]]
    }),
  )
}

/** Returns a text in a language; the English one, or any, if it lacks that language. */
export function formTextIn(text: FormText, language: Language): string {
  return text[language] || text.en || Object.values(text)[0] || ''
}

/** Returns whether two texts are the same in each language. */
export function isSameText(one: FormText, other: FormText): boolean {
  return languages.every((language) => (one[language] ?? '') === (other[language] ?? ''))
}

/** Returns the problems of a form by field, without those of its items. */
export function problemsOfForm(draft: MenuFormDraft): Found {
  const { name, daysAvailable, fromTime, toTime, slotMinutes, additional } = draft
  const problems: Found = {}
  if (name) Object.assign(problems, problemsOfText('name', name, { code: 'nameMissing', limit: limits.nameLength }))
  if (daysAvailable?.length === 0) problems.daysAvailable = { code: 'timesMissing' }
  if (fromTime !== undefined && toTime !== undefined && toTime < fromTime) problems.toTime = { code: 'timeOrder' }
  const { mostSlots: limit } = limits
  if (fromTime !== undefined && toTime !== undefined && slotMinutes !== undefined)
    if (minuteOfDay(toTime) - minuteOfDay(fromTime) >= slotMinutes * limit)
      problems.slotMinutes = { code: 'tooManySlots', params: { limit } }
  if (additional) Object.assign(problems, problemsOfTwice('additional', additional))
  return problems
}

/** Returns the problems of a question by field, without those of its items. */
export function problemsOfQuestion(draft: FormQuestionDraft): Found {
  const { question, min, max, options } = draft
  const problems: Found = {}
  if (question) {
    const asked = { code: 'questionMissing', limit: limits.questionLength } as const
    Object.assign(problems, problemsOfText('question', question, asked))
  }
  if (min !== undefined && max !== undefined && max < min) problems.max = { code: 'picksOrder' }
  if (options?.length === 0) problems.options = { code: 'optionsMissing' }
  if (options) Object.assign(problems, problemsOfTwice('options', options))
  return problems
}

/** Returns the problems of items that a form names: those that the venue doesn't have, or that need a choice. */
export function problemsOfFormItems(
  field: string,
  items: readonly Pick<FormItem, 'itemId'>[],
  catalogue: ReadonlyMap<number, CatalogueItem>,
): Found {
  const problems: Found = {}
  for (const [place, { itemId }] of items.entries()) {
    const item = catalogue.get(itemId)
    if (!item) problems[`${field}.${place}.itemId`] = { code: 'itemUnknown' }
    else if (needsChoice(item)) problems[`${field}.${place}.itemId`] = { code: 'itemNeedsChoice' }
  }
  return problems
}

/** Returns whether an item can't be sold without a choice of its own, which a form doesn't ask for. */
export function needsChoice({ groups, sides }: Pick<CatalogueItem, 'groups' | 'sides'>): boolean {
  return groups.some(({ min }) => min > 0) || sides.some(({ min }) => min > 0)
}

/** Returns the questions of a form that are asked, in their order. */
export function askedQuestions<Q extends Pick<FormQuestion, 'id' | 'index' | 'isActive'>>(
  questions: readonly Q[],
): Q[] {
  return questions
    .filter(({ isActive }) => isActive)
    .toSorted((one, other) => one.index - other.index || one.id - other.id)
}

/** The fields of a form that decide when it delivers. */
export type FormTimes = Pick<
  MenuForm,
  | 'daysAvailable'
  | 'fromTime'
  | 'toTime'
  | 'slotMinutes'
  | 'cutOffBy'
  | 'cutOffDays'
  | 'cutOffTime'
  | 'cutOffMinutes'
  | 'leadMinutes'
  | 'daysAhead'
>

/** Returns the minute of the day of a time such as `06:30`. */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * Returns the days of the week and hours of a form's slots, by the wall clock. An item that is sold at none of them can
 * never be delivered.
 */
export function deliveryTimes({
  daysAvailable,
  fromTime,
  toTime,
  slotMinutes,
}: Pick<FormTimes, 'daysAvailable' | 'fromTime' | 'toTime' | 'slotMinutes'>): WeekHour[] {
  const hours = new Set<number>()
  for (let minutes = minuteOfDay(fromTime); minutes <= minuteOfDay(toTime); minutes += slotMinutes)
    hours.add(Math.floor(minutes / 60))
  const days = weekDays.filter((day) => daysAvailable.includes('ALL') || daysAvailable.includes(day))
  return days.flatMap((day) => [...hours].map((hour) => ({ day, hour })))
}

/** Returns whether an item is sold at one of these times at least. */
export function isEverSold(item: Pick<CatalogueItem, 'times'>, times: readonly WeekHour[]): boolean {
  return times.some((time) => isAvailable(item, time))
}

/** A form with what it sells. */
export type SellingForm = {
  form: Pick<MenuForm, 'baseItemId' | 'additional'>
  questions: readonly Pick<FormQuestion, 'id' | 'index' | 'isActive' | 'min' | 'options'>[]
  catalogue: ReadonlyMap<number, CatalogueItem>
}

/**
 * Returns whether a form can be ordered at a time: its base item is sold then, and something that answers each question
 * that must be answered; without these, anything of it.
 */
export function isFormSold({ form, questions, catalogue }: SellingForm, time: WeekHour): boolean {
  const isSold = ({ itemId }: Pick<FormItem, 'itemId'>) => {
    const item = catalogue.get(itemId)
    return item !== undefined && item.isActive && !needsChoice(item) && isAvailable(item, time)
  }
  const asked = askedQuestions(questions)
  const required = asked.filter(({ min }) => min > 0)
  if (form.baseItemId !== null && !isSold({ itemId: form.baseItemId })) return false
  if (!required.every(({ options }) => options.some(isSold))) return false
  if (form.baseItemId !== null || required.length > 0) return true
  return [...form.additional, ...asked.flatMap(({ options }) => options)].some(isSold)
}

type Asked = { code: 'nameMissing' | 'questionMissing'; limit: number }

function problemsOfText(field: string, text: FormText, { code, limit }: Asked): Found {
  const tidied = tidyText(text)
  const problems: Found = {}
  for (const language of requiredLanguages) if (!tidied[language]) problems[`${field}.${language}`] = { code }
  for (const [language, said] of Object.entries(tidied))
    if (Array.from(said).length > limit) problems[`${field}.${language}`] = { code: 'textTooLong', params: { limit } }
  return problems
}

function problemsOfTwice(field: string, items: readonly FormItem[]): Found {
  const ids = items.map(({ itemId }) => itemId)
  return Object.fromEntries(
    ids.flatMap((id, place) =>
      ids.indexOf(id) === place ? [] : [[`${field}.${place}.itemId`, { code: 'itemTwice' as const }]],
    ),
  )
}
