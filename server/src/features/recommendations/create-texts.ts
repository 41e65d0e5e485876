import { worksAt } from '@brigade/domain/access/principal.ts'
import type { MainOption, SubOption } from '@brigade/domain/menus/menus.recommendations.ts'
import { recommendationErrors } from '@brigade/domain/recommendations/recommendations.errors.ts'
import { recommendationLimits } from '@brigade/domain/recommendations/recommendations.limits.ts'
import type {
  CreateOfDialog,
  CreateOfMainOption,
  PrimaryHeading,
  SubOptionHeading,
} from '@brigade/domain/recommendations/recommendations.schema.ts'
import { lockEditedVenue } from '#features/menus/editing/public/edited-venue.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import type { Call } from '#kit/context/call.ts'
import { one, type SqlValue, type Transaction } from '#kit/database/transaction.ts'
import { refuseBeyond, refuseField } from '#kit/errors/errors.ts'
import {
  mainOptionColumns,
  type MainOptionRow,
  primaryHeadingColumns,
  subOptionColumns,
  subOptionHeadingColumns,
} from './text-columns.ts'
import { textColumnsOf } from './write-texts.ts'

type New<Body> = Omit<Body, 'idempotencyKey'>

/** Creates the heading of a dialog. Throws BadRequest if it has one, and for a venue of others. */
export function* createPrimaryHeading(
  { restaurantId, dialog, ...body }: New<CreateOfDialog>,
  call: Call,
): Transaction<PrimaryHeading> {
  yield* lockVenue(restaurantId, call)
  const text = textColumnsOf(body, call)
  if ((yield* standing('primary_headings', { restaurantId, dialog })).number > 0) {
    refuseField({ dialog: 'headingTaken' }, recommendationErrors)
  }
  return primaryHeadingColumns.read(yield* primaryHeadingColumns.insert({ restaurantId, dialog, ...text }))
}

/** Creates a main option as the last of its dialog. Throws BadRequest, and Unprocessable if there are too many. */
export function* createMainOption(
  { restaurantId, dialog, ...body }: New<CreateOfDialog>,
  call: Call,
): Transaction<MainOption> {
  yield* lockVenue(restaurantId, call)
  const text = textColumnsOf(body, call)
  const { number, last } = yield* standing('main_options', { restaurantId, dialog })
  refuseTooMany(number, recommendationLimits.mostMainOptions)
  const row = yield* mainOptionColumns.insert({ restaurantId, dialog, index: last + 1, ...text })
  return mainOptionColumns.read(row)
}

/** Creates a sub option as the last of its main option. Throws BadRequest, and Unprocessable if there are too many. */
export function* createSubOption(body: New<CreateOfMainOption>, call: Call): Transaction<SubOption> {
  const { restaurantId, mainOptionId } = yield* lockMainOption(body, call)
  const text = textColumnsOf(body, call)
  const { number, last } = yield* standing('sub_options', { mainOptionId })
  refuseTooMany(number, recommendationLimits.mostSubOptions)
  const row = yield* subOptionColumns.insert({ restaurantId, mainOptionId, index: last + 1, ...text })
  return subOptionColumns.read(row)
}

/** Creates the heading above the sub options of a main option. Throws BadRequest if it has one. */
export function* createSubOptionHeading(body: New<CreateOfMainOption>, call: Call): Transaction<SubOptionHeading> {
  const { restaurantId, mainOptionId } = yield* lockMainOption(body, call)
  const text = textColumnsOf(body, call)
  if ((yield* standing('sub_option_headings', { mainOptionId })).number > 0) {
    refuseField({ mainOptionId: 'headingTaken' }, recommendationErrors)
  }
  return subOptionHeadingColumns.read(yield* subOptionHeadingColumns.insert({ restaurantId, mainOptionId, ...text }))
}

function refuseTooMany(number: number, limit: number): void {
  refuseBeyond(number, { limit, code: 'tooManyOptions', sentences: recommendationErrors })
}

/** Locks a venue, as every change of its menu does. Throws BadRequest for one of others. */
function* lockVenue(restaurantId: number, { principal }: Call): Transaction<void> {
  if (!worksAt(principal, restaurantId) || !(yield* findVenue(restaurantId))) {
    refuseField({ restaurantId: 'venueUnknown' }, recommendationErrors)
  }
  yield* lockEditedVenue(restaurantId)
}

/** Locks the venue of a main option. Throws BadRequest for one of others, and if the body names another venue. */
function* lockMainOption(
  { mainOptionId, restaurantId: named }: New<CreateOfMainOption>,
  { principal }: Call,
): Transaction<{ restaurantId: number; mainOptionId: number }> {
  const find = () => one<MainOptionRow>('SELECT * FROM main_options WHERE "id" = ?', mainOptionId)
  const found = yield* find()
  if (!found || !worksAt(principal, found.restaurantId)) refuseUnknown()
  if (named !== undefined && named !== found.restaurantId) refuseUnknown()
  yield* lockEditedVenue(found.restaurantId)
  if (!(yield* find())) refuseUnknown()
  return { restaurantId: found.restaurantId, mainOptionId }
}

function refuseUnknown(): never {
  refuseField({ mainOptionId: 'mainOptionUnknown' }, recommendationErrors)
}

type Texts = 'primary_headings' | 'main_options' | 'sub_options' | 'sub_option_headings'

/** Returns how many records there are in one place, and the last index of those that are sorted. */
function* standing(table: Texts, place: Record<string, SqlValue>): Transaction<{ number: number; last: number }> {
  const where = Object.keys(place)
    .map((name) => `"${name}" = ?`)
    .join(' AND ')
  const last = table.endsWith('_options') ? 'MAX("index")' : '0'
  const found = yield* one<{ number: number | string; last: number | null }>(
    `SELECT COUNT(*) AS "number", ${last} AS "last" FROM ${table} WHERE ${where}`,
    ...Object.values(place),
  )
  return { number: Number(found?.number ?? 0), last: found?.last ?? 0 }
}
