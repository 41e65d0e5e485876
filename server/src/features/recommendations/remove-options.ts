import type { MainOption, SubOption } from '@brigade/domain/menus/menus.recommendations.ts'
import type { SubOptionHeading } from '@brigade/domain/recommendations/recommendations.schema.ts'
import { lockEditedVenue } from '#features/menus/editing/public/edited-venue.ts'
import { untagItems } from '#features/menus/editing/public/recommend-items.ts'
import type { Call } from '#kit/context/call.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import {
  mainOptionColumns,
  type MainOptionRow,
  subOptionColumns,
  subOptionHeadingColumns,
  type SubOptionHeadingRow,
  type SubOptionRow,
} from './text-columns.ts'
import { deleteTexts, lockText } from './write-texts.ts'

type Untagged = { itemsUntagged: number }

/**
 * Deletes a main option with its sub options and their heading, and removes them from the items that have them. Throws NotFound for
 * another tenant's, Forbidden without the passphrase that a change of those items needs.
 */
export function* removeMainOption(id: number, call: Call): Transaction<MainOption & Untagged> {
  const option = mainOptionColumns.read(
    yield* lockText<MainOptionRow, MainOption>(mainOptionColumns, id, call.principal),
  )
  const venue = yield* lockEditedVenue(option.restaurantId)
  const deleted = yield* subOptionIdsOf(id)
  const itemsUntagged = yield* untagItems({ venue, removed: { mainOptionId: id, deleted, left: [] } }, call)
  const below = { where: '"mainOptionId" = ?', params: [id] }
  yield* deleteTexts<SubOptionHeadingRow, SubOptionHeading>(subOptionHeadingColumns, below)
  yield* deleteTexts<SubOptionRow, SubOption>(subOptionColumns, below)
  yield* deleteTexts<MainOptionRow, MainOption>(mainOptionColumns, { where: '"id" = ?', params: [id] })
  return { ...option, itemsUntagged }
}

/** Deletes a sub option, and removes it from the items that have it. Throws like the removal of a main option. */
export function* removeSubOption(id: number, call: Call): Transaction<SubOption & Untagged> {
  const option = subOptionColumns.read(yield* lockText<SubOptionRow, SubOption>(subOptionColumns, id, call.principal))
  const venue = yield* lockEditedVenue(option.restaurantId)
  const { mainOptionId } = option
  const left = (yield* subOptionIdsOf(mainOptionId)).filter((other) => other !== id)
  const itemsUntagged = yield* untagItems({ venue, removed: { mainOptionId, deleted: [id], left } }, call)
  yield* deleteTexts<SubOptionRow, SubOption>(subOptionColumns, { where: '"id" = ?', params: [id] })
  return { ...option, itemsUntagged }
}

function* subOptionIdsOf(mainOptionId: number): Transaction<number[]> {
  const rows = yield* many<{ id: number }>(
    'SELECT "id" FROM sub_options WHERE "mainOptionId" = ? ORDER BY "index", "id"',
    mainOptionId,
  )
  return rows.map(({ id }) => id)
}
