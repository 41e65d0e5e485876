import type { Principal } from '@brigade/domain/access/principal.ts'
import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import type { ModifierOption } from '@brigade/domain/menus/menus.schema.ts'
import { type SoldOut, soldOutFor } from '@brigade/domain/menus/menus.sold-out.ts'
import type { MarkSoldOut } from '@brigade/domain/menus/menus.writes.ts'
import { badRequest, notFound } from '#kit/errors.ts'
import { run, type Work } from '#kit/work.ts'
import { lockVenueOf, rowOf } from '../editing/door/edit-part.ts'
import { raiseCatalogueVersion } from '../editing/door/edited-venue.ts'
import type { GroupRow, ItemRow, SideRow } from '../part-columns.ts'
import { optionsOf, soldOutOf } from '../stored-values.ts'
import type { PartTable } from '../visible-parts.ts'

const tableOfSoldOut = {
  item: 'items',
  side: 'sides',
  option: 'modifier_groups',
} as const satisfies Record<MarkSoldOut['kind'], PartTable>

type Marking = { mark: MarkSoldOut; user: Principal; now: Date }

/**
 * Marks an item, a side or an option as sold out for a while, or as back. Everyday work of the floor and the kitchen: no passphrase,
 * no word to the admin. Answers whether that changed anything. Throws NotFound for a stranger's and for an option that the group does
 * not have.
 */
export function* markSoldOut({ mark, user, now }: Marking): Work<boolean> {
  const isOption = mark.kind === 'option'
  if (isOption !== (mark.optionId !== undefined)) {
    throw badRequest({
      message: menuErrors.optionUnknown,
      reason: 'validation',
      fields: { optionId: menuErrors.optionUnknown },
      codes: { optionId: 'optionUnknown' },
    })
  }
  const table = tableOfSoldOut[mark.kind]
  const venue = yield* lockVenueOf(table, { id: mark.id, user })
  const soldOut = soldOutFor(mark.for, { now, timeZone: venue.timeZone })
  const row = yield* rowOf<ItemRow & SideRow & GroupRow>(table, mark.id)
  const stood = isOption ? optionOf(row, mark.optionId!).soldOut : soldOutOf(row)
  if (isSame(stood, soldOut)) return false
  const [column, value] = isOption
    ? ['options', optionsWith(row, mark.optionId!, soldOut)]
    : ['soldOut', soldOut && JSON.stringify(soldOut)]
  yield* run(
    `UPDATE ${table} SET "${column}" = ?, "version" = "version" + 1, "updatedAt" = ? WHERE "id" = ?`,
    value,
    now.toISOString(),
    mark.id,
  )
  yield* raiseCatalogueVersion(venue.id)
  return true
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
