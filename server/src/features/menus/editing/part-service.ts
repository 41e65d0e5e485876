import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import type { App, CallParams } from '#kit/context.ts'
import { silence } from '#kit/contract.ts'
import { refuseStale } from '#kit/records.ts'
import { releaseFiles } from '#features/files/door/claim-files.ts'
import { getPart, type PartReader } from '../read-parts.ts'
import { createPart, patchPart, removePart } from './door/edit-part.ts'
import type { PartEditor, PartRow } from './door/part-editor.ts'

type Changed = { version: number; updatedAt: string; updatedBy: string | null }

/** The writing methods of the service of one kind of menu part. */
export function writing<Row extends PartRow, Draft extends object, T extends Changed>(
  app: App,
  kind: PartEditor<Row, Draft>,
  reader: PartReader<Row, T>,
) {
  const { db, clock } = app

  return {
    create: async (body: Draft & Record<string, unknown>, { user }: CallParams) => {
      const now = clock.now()
      const edited = await db.write(() => createPart(kind, { body, user, now }))
      void releaseFiles(app, edited.droppedImages)
      return getPart(reader, { id: edited.id, principal: user })
    },

    patch: async (id: number, change: Draft & { version?: number }, params: CallParams) => {
      const { user } = params
      const now = clock.now()
      const edited = await db.write(() => patchPart(kind, { id, change, user, now }))
      const current = await getPart(reader, { id, principal: user })
      if (edited.stale) refuseStale({ message: menuErrors.staleVersion, current, ...edited.stale })
      void releaseFiles(app, edited.droppedImages)
      return edited.isChanged ? current : silence(params, current)
    },

    remove: async (id: number, { user }: CallParams) => {
      const now = clock.now()
      const edited = await db.write(() => removePart(kind, { id, user, now }))
      void releaseFiles(app, edited.droppedImages)
      return recordOf(reader, edited.row, user)
    },
  }
}

async function recordOf<Row, T>({ toRecords }: PartReader<Row, T>, row: Row, user: Principal): Promise<T> {
  const [record] = await toRecords([row], user)
  if (record === undefined) throw new Error('A deleted row became no record')
  return record
}
