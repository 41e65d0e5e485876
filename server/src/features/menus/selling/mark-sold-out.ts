import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import type { Item, ModifierGroup, ModifierOption, Side } from '@brigade/domain/menus/menus.schema.ts'
import { type SoldOut, soldOutFor } from '@brigade/domain/menus/menus.sold-out.ts'
import type { SharedKind } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { MarkSoldOut } from '@brigade/domain/menus/menus.writes.ts'
import type { Call } from '#kit/context/call.ts'
import type { Database } from '#kit/database/database.ts'
import { badRequest, notFound } from '#kit/errors/errors.ts'
import { emit, run, type Transaction } from '#kit/database/transaction.ts'
import { lockVenueOf, rowOf } from '../editing/public/edit-part.ts'
import { raiseCatalogueVersion } from '../editing/public/edited-venue.ts'
import type { GroupRow, ItemRow, SideRow } from '../part-columns.ts'
import { groupReader, itemReader, sideReader } from '../part-readers.ts'
import { type PartReader, recordOf } from '../read-parts.ts'
import { optionsOf, soldOutOf } from '../stored-values.ts'
import { emitShared } from '../shared-choices/public/emit-shared.ts'
import { sharedStorage } from '../shared-choices/public/shared-storage.ts'

type SoldRow = ItemRow & SideRow & GroupRow

type Marked = Item | Side | ModifierGroup

/** Where the parts are that items share. */
const sharedKinds = { item: null, side: 'side', option: 'group' } as const satisfies Record<
  MarkSoldOut['kind'],
  SharedKind | null
>

const readers = {
  item: itemReader,
  side: sideReader,
  option: groupReader,
} as const satisfies Record<MarkSoldOut['kind'], (db: Database) => PartReader<SoldRow, Marked>>

/**
 * Marks an item, a side or an option as sold out for a while, or as available again. This is an everyday task on the floor and in
 * the kitchen: it needs no passphrase, and the admin is not notified. A part that several items share is marked on all of them. Throws NotFound for another tenant's part and for an option
 * that the group does not have.
 */
export function* markSoldOut(mark: MarkSoldOut, call: Call): Transaction<Marked> {
  const { principal: user, now, app } = call
  const isOption = mark.kind === 'option'
  if (isOption !== (mark.optionId !== undefined)) {
    throw badRequest({
      message: menuErrors.optionUnknown,
      reason: 'validation',
      fields: { optionId: menuErrors.optionUnknown },
      codes: { optionId: 'optionUnknown' },
    })
  }
  const reader: PartReader<SoldRow, Marked> = readers[mark.kind](app.db)
  const { table, path } = reader
  const venue = yield* lockVenueOf(table, { id: mark.id, user })
  const soldOut = soldOutFor(mark.for, { now, timeZone: venue.timeZone })
  const row = yield* rowOf<SoldRow>(table, mark.id)
  const stood = isOption ? optionOf(row, mark.optionId!).soldOut : soldOutOf(row)
  if (isSame(stood, soldOut)) return yield* recordOf(reader, row, user)
  const [column, value] = isOption
    ? ['options', optionsWith(row, mark.optionId!, soldOut)]
    : ['soldOut', soldOut && JSON.stringify(soldOut)]
  const { sharedId } = row
  const sharedKind = sharedId === null ? null : sharedKinds[mark.kind]
  const places = sharedKind
    ? [
        { written: table, by: 'sharedId', id: sharedId },
        { written: sharedStorage[sharedKind].table, by: 'id', id: sharedId },
      ]
    : [{ written: table, by: 'id', id: mark.id }]
  for (const { written, by, id } of places) {
    yield* run(
      `UPDATE ${written} SET "${column}" = ?, "version" = "version" + 1, "updatedAt" = ? WHERE "${by}" = ?`,
      value,
      now.toISOString(),
      id,
    )
  }
  if (sharedKind && sharedId !== null) yield* emitShared(sharedKind, sharedId, call)
  yield* raiseCatalogueVersion(venue.id)
  const record = yield* recordOf(reader, yield* rowOf<SoldRow>(table, mark.id), user)
  yield* emit(path, 'patched', record)
  return record
}

function isSame(one: SoldOut, other: SoldOut): boolean {
  return one === null || other === null ? one === other : one.until === other.until
}

function optionOf(row: GroupRow, optionId: string): ModifierOption {
  const option = optionsOf(row).find(({ _id }) => _id === optionId)
  if (!option) throw notFound({ message: menuErrors.optionUnknown, reason: 'optionUnknown' })
  return option
}

function optionsWith(row: GroupRow, optionId: string, soldOut: SoldOut): string {
  return JSON.stringify(optionsOf(row).map((option) => (option._id === optionId ? { ...option, soldOut } : option)))
}
