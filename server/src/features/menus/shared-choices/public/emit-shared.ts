import type { SharedKind } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { emit, type Transaction } from '#kit/database/transaction.ts'
import { rowOf } from '../../editing/public/edit-part.ts'
import { type PartReader, type PartRecord, recordOf } from '../../read-parts.ts'
import { sharedGroupReader, sharedSideReader } from '../shared-readers.ts'

/** Publishes a shared group or side whose items, or what is sold out of it, have changed. */
export function* emitShared(kind: SharedKind, id: number, { principal, app }: Call): Transaction<void> {
  if (kind === 'group') yield* emitBy(sharedGroupReader(app.db))
  else yield* emitBy(sharedSideReader(app.db))

  function* emitBy<Row, T extends PartRecord>(reader: PartReader<Row, T>): Transaction<void> {
    const record = yield* recordOf(reader, yield* rowOf<Row>(reader.table, id), principal)
    yield* emit(reader.path, 'patched', record)
  }
}
