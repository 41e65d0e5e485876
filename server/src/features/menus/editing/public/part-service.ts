import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import type { Call } from '#kit/context/call.ts'
import { refuseStale } from '#kit/lists/records.ts'
import { emit } from '#kit/database/transaction.ts'
import { type PartReader, type PartRecord, recordOf, repeatedPart } from '../../read-parts.ts'
import { createPart, patchPart, removePart } from './edit-part.ts'
import type { PartEditor, PartRow } from './part-editor.ts'

/** Returns the writing methods of the service of one kind of menu part. */
export function writing<Row extends PartRow, Draft extends object, T extends PartRecord>(
  kind: PartEditor<Row, Draft>,
  reader: PartReader<Row, T>,
) {
  const { path } = reader

  return {
    create: {
      *transaction(body: Draft & Record<string, unknown>, call: Call) {
        const row = yield* createPart(kind, body, call)
        const record = yield* recordOf(reader, row, call.principal)
        yield* emit(path, 'created', record)
        return record
      },

      repeat: (id: number, { principal }: Call) => repeatedPart(reader, { id, principal }),
    },

    patch: {
      *transaction(id: number, change: Draft & { version?: number }, call: Call) {
        const { row, isChanged, stale } = yield* patchPart(kind, { id, change }, call)
        const record = yield* recordOf(reader, row, call.principal)
        if (stale) refuseStale({ message: menuErrors.staleVersion, current: record, row, ...stale })
        if (isChanged) yield* emit(path, 'patched', record)
        return record
      },
    },

    remove: {
      *transaction(id: number, call: Call) {
        const row = yield* removePart(kind, id, call)
        const record = yield* recordOf(reader, row, call.principal)
        yield* emit(path, 'removed', record)
        return record
      },
    },
  }
}
