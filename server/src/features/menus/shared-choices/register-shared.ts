import { sharedGroupsPath, sharedLinksPath, sharedSidesPath } from '@brigade/domain/menus/menus.shared.api.ts'
import type { CreateSharedGroup, CreateSharedSide } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { App } from '#kit/context/context.ts'
import type { Call } from '#kit/context/call.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import { useService } from '#kit/contracts/contract.ts'
import { emit } from '#kit/database/transaction.ts'
import { writing } from '../editing/public/part-service.ts'
import { createPart } from '../editing/public/edit-part.ts'
import { groupEditor } from '../editing/public/group-editor.ts'
import { sideEditor } from '../editing/public/side-editor.ts'
import { menusTopic } from '../menus-topic.ts'
import { groupReader, sideReader } from '../part-readers.ts'
import { reading } from '../read-service.ts'
import { recordOf } from '../read-parts.ts'
import { adoptPart } from './adopt-part.ts'
import { linkShared } from './link-shared.ts'
import { sharedGroupEditor, sharedSideEditor } from './shared-editors.ts'
import { sharedGroupReader, sharedSideReader } from './shared-readers.ts'
import { sharedStorage } from './public/shared-storage.ts'

/** Registers the services of the groups and sides that items share. */
export function registerShared(app: App): void {
  const { db } = app
  const groups = sharedGroupReader(db)
  const sides = sharedSideReader(db)
  const groupWriting = writing(sharedGroupEditor, groups)
  const sideWriting = writing(sharedSideEditor, sides)
  const ofGroup = {
    storage: sharedStorage.group,
    editor: sharedGroupEditor,
    partEditor: groupEditor,
    partReader: groupReader(db),
  }
  const ofSide = {
    storage: sharedStorage.side,
    editor: sharedSideEditor,
    partEditor: sideEditor,
    partReader: sideReader(db),
  }

  useService(app, sharedGroupsPath, {
    ...reading(groups),
    ...groupWriting,
    // Up to 500 items follow.
    patch: { ...groupWriting.patch, byTurns: true },
    create: {
      ...groupWriting.create,
      *transaction({ fromId, ...body }: CreateSharedGroup, call: Call) {
        const row = yield* fromId === undefined
          ? createPart(sharedGroupEditor, body, call)
          : adoptPart(ofGroup, fromId, call)
        const record = yield* recordOf(groups, row, call.principal)
        yield* emit(sharedGroupsPath, 'created', record)
        return record
      },
    },
  })
  useService(app, sharedSidesPath, {
    ...reading(sides),
    ...sideWriting,
    patch: { ...sideWriting.patch, byTurns: true },
    create: {
      ...sideWriting.create,
      *transaction({ fromId, ...body }: CreateSharedSide, call: Call) {
        const row = yield* fromId === undefined
          ? createPart(sharedSideEditor, body, call)
          : adoptPart(ofSide, fromId, call)
        const record = yield* recordOf(sides, row, call.principal)
        yield* emit(sharedSidesPath, 'created', record)
        return record
      },
    },
  })
  useService(app, sharedLinksPath, { create: { transaction: linkShared, byTurns: true } })
  publishEvents(app, sharedGroupsPath, menusTopic)
  publishEvents(app, sharedSidesPath, menusTopic)
}
