import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import type { Call } from '#kit/context/call.ts'
import { emit, run, type Transaction } from '#kit/database/transaction.ts'
import { conflict } from '#kit/errors/errors.ts'
import { createPart, isShared, lockVenueOf, rowOf } from '../editing/public/edit-part.ts'
import { type PartEditor, type PartRow, storedDraftOf } from '../editing/public/part-editor.ts'
import { type PartReader, type PartRecord, recordOf } from '../read-parts.ts'
import { relink, type SharedStorage, touchShared } from './public/shared-storage.ts'

type Adoption<Row extends PartRow, Draft extends object, Part extends PartRow, Sent extends PartRecord> = {
  storage: SharedStorage
  editor: PartEditor<Row, Draft>
  partEditor: Pick<PartEditor<Part, Draft>, 'fields' | 'recordOf'>
  partReader: PartReader<Part, Sent>
}

/**
 * Makes the group or side of an item a shared one, which the item keeps; its options keep their ids. Throws Conflict if it is
 * shared already, BadRequest if a shared one has its name.
 */
export function* adoptPart<Row extends PartRow, Draft extends object, Part extends PartRow, Sent extends PartRecord>(
  { storage, editor, partEditor, partReader }: Adoption<Row, Draft, Part, Sent>,
  fromId: number,
  call: Call,
): Transaction<Row> {
  const { principal: user, now } = call
  const { table, parts } = storage
  const venue = yield* lockVenueOf(parts, { id: fromId, user })
  const part = yield* rowOf<Part>(parts, fromId)
  if (isShared(part)) throw conflict({ message: menuErrors.sharedAlready, reason: 'sharedAlready' })
  const draft = { ...storedDraftOf(partEditor, part, venue), restaurantId: venue.id }
  // It is sold as it is: no price changes, and its values were checked when they were entered.
  const asItIs = { ...editor, guard: undefined, completeDraft: undefined, problemsOf: () => ({}) }
  const { id } = yield* createPart(asItIs, draft, call)
  if (parts === 'sides') {
    yield* run(
      `UPDATE ${table} SET "soldOut" = (SELECT "soldOut" FROM sides WHERE "id" = ?) WHERE "id" = ?`,
      fromId,
      id,
    )
  }
  yield* relink(storage, { ids: [fromId], sharedId: id, user, now })
  yield* touchShared(storage, { id, user, now })
  yield* emit(partReader.path, 'patched', yield* recordOf(partReader, yield* rowOf<Part>(parts, fromId), user))
  return yield* rowOf<Row>(table, id)
}
