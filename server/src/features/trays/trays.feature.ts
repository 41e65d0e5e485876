import {
  clearTraysPath,
  countTraysPath,
  exportTraysPath,
  registerStickersPath,
  trayStickersPath,
  traysPath,
} from '@brigade/domain/trays/trays.api.ts'
import { keepTableWith } from '#features/tables/public/keep-table-with.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import type { Feature } from '#kit/context/feature.ts'
import { findRecord } from '#kit/lists/records.ts'
import { useExport } from '#kit/sheets/use-export.ts'
import { staffTopic } from '#kit/events/topics.ts'
import { clearRoom } from './clear-room.ts'
import { countTrays } from './count-trays.ts'
import { exportTrays } from './export-trays.ts'
import { linkTray, repeatedLink } from './link-tray.ts'
import { listTrays, listTrayStickers } from './list-trays.ts'
import { markOvernight } from './mark-overnight.ts'
import { registerStickers } from './register-stickers.ts'
import { linkedSticker, trayColumns, trayStickerColumns } from './tray-columns.ts'
import { traysAtTables } from './trays-at-tables.ts'
import { unlinkTray } from './unlink-tray.ts'
import { createTraySticker, removeTraySticker, repeatedSticker } from './write-tray-sticker.ts'

/** The events of trays and of their stickers. */
const traysTopic = staffTopic('trays', 'trays:read')

export const traysFeature: Feature = {
  name: 'trays',
  register(app: App) {
    const { db, clock } = app
    serveStickers(app)
    serveTrays(app)
    useExport(app, exportTraysPath, (body, { user }) => exportTrays({ db, body, principal: user }))
    keepTableWith(app, 'tray_outs')
    app.liveCounters.push(({ tableIds }) => traysAtTables(db, tableIds))
    app.schedule('trays over night', '* * * * *', () => markOvernight(app, clock.now()))
  },
}

function serveStickers(app: App): void {
  const { db } = app
  const { publicUrl } = app.settings

  useService(app, trayStickersPath, {
    find: ({ query, user, paginate }) =>
      listTrayStickers({ db, query, principal: user, publicUrl, isPaged: paginate !== false }),

    get: async (id, { user }) =>
      linkedSticker(
        await db.read(() => findRecord(trayStickerColumns, { id, principal: user, what: 'tray' })),
        publicUrl,
      ),

    create: { transaction: createTraySticker, repeat: repeatedSticker },

    remove: { transaction: removeTraySticker },
  })

  useService(app, registerStickersPath, { create: { transaction: registerStickers } })

  publishEvents(app, trayStickersPath, traysTopic)
}

function serveTrays(app: App): void {
  const { db } = app

  useService(app, traysPath, {
    find: ({ query, user, paginate }) => listTrays({ db, query, principal: user, isPaged: paginate !== false }),

    get: async (id, { user }) =>
      trayColumns.read(await db.read(() => findRecord(trayColumns, { id, principal: user, what: 'tray' }))),

    create: { transaction: linkTray, repeat: repeatedLink, mayMakeNothing: true },

    patch: { transaction: unlinkTray },
  })

  useService(app, clearTraysPath, { create: { transaction: clearRoom } })

  useService(app, countTraysPath, {
    create: (body, { user }) => countTrays({ db, body, principal: user }),
  })

  publishEvents(app, traysPath, traysTopic)
}
