import { changesBetween } from '@brigade/domain/access/audit-changes.ts'
import { worksAt } from '@brigade/domain/access/principal.ts'
import { sortOptionsPath } from '@brigade/domain/recommendations/recommendations.api.ts'
import { recommendationErrors } from '@brigade/domain/recommendations/recommendations.errors.ts'
import type { SortOptions } from '@brigade/domain/recommendations/recommendations.schema.ts'
import { lockEditedVenue } from '#features/menus/editing/public/edited-venue.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import type { Call } from '#kit/context/call.ts'
import { audit, emit, many, one, type Transaction } from '#kit/database/transaction.ts'
import { refuseField } from '#kit/errors/errors.ts'
import { putInOrder } from '#kit/lists/put-in-order.ts'
import { mainOptionColumns, type MainOptionRow } from './text-columns.ts'

/**
 * Gives the main options of a dialog, or the sub options of a main option, a new order. Throws BadRequest for those of others, and
 * Conflict with the current order if the ids are not exactly theirs. One event is for all of them. Versions stay, so that no open form
 * becomes stale.
 */
export function* sortOptions(order: SortOptions, { principal }: Call): Transaction<SortOptions> {
  const { restaurantId, dialog, mainOptionId, ids } = order
  if (!worksAt(principal, restaurantId) || !(yield* findVenue(restaurantId))) {
    refuseField({ restaurantId: 'venueUnknown' }, recommendationErrors)
  }
  if ((dialog === undefined) === (mainOptionId === undefined)) {
    refuseField({ dialog: 'dialogMissing' }, recommendationErrors)
  }
  const venue = yield* lockEditedVenue(restaurantId)
  const above = mainOptionId === undefined ? undefined : yield* findMainOption(mainOptionId, restaurantId)
  const [table, where, value] =
    mainOptionId === undefined
      ? (['main_options', '"dialog" = ?', dialog ?? ''] as const)
      : (['sub_options', '"mainOptionId" = ?', mainOptionId] as const)
  const rows = yield* many<{ id: number }>(
    `SELECT "id" FROM ${table} WHERE "restaurantId" = ? AND ${where} ORDER BY "index", "id"`,
    restaurantId,
    value,
  )
  const standing = rows.map(({ id }) => id)
  if (!(yield* putInOrder(table, { standing, ids }))) return order
  const [before, after] = above
    ? [{ subOptions: standing }, { subOptions: ids }]
    : [{ mainOptions: standing }, { mainOptions: ids }]
  yield* audit({
    act: 'sorted',
    record: above ? 'mainOption' : 'venue',
    recordId: above?.id ?? restaurantId,
    recordName: above?.name.en ?? venue.name,
    restaurantId,
    ...changesBetween({ before, after }),
  })
  yield* emit(sortOptionsPath, 'created', order)
  return order
}

function* findMainOption(id: number, restaurantId: number) {
  const row = yield* one<MainOptionRow>(
    'SELECT * FROM main_options WHERE "id" = ? AND "restaurantId" = ?',
    id,
    restaurantId,
  )
  if (!row) refuseField({ mainOptionId: 'mainOptionUnknown' }, recommendationErrors)
  return mainOptionColumns.read(row)
}
