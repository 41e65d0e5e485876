import {
  clearTraysPath,
  countTraysPath,
  exportTraysPath,
  registerStickersPath,
  trayStickersPath,
  traysPath,
} from '@brigade/domain/trays/trays.api.ts'
import { announce, publishEvents } from '#kit/announce.ts'
import type { App } from '#kit/context.ts'
import { silence, useService } from '#kit/contract.ts'
import type { Feature } from '#kit/feature.ts'
import { findRecord } from '#kit/records.ts'
import { useExport } from '#kit/sheets/use-export.ts'
import { staffTopic } from '#kit/topics.ts'
import { writeOnce } from '#kit/write-once.ts'
import { clearRoom } from './clear-room.ts'
import { countTrays } from './count-trays.ts'
import { exportTrays } from './export-trays.ts'
import { linkTray } from './link-tray.ts'
import { listTrays, listTrayStickers } from './list-trays.ts'
import { markOvernight } from './mark-overnight.ts'
import { registerStickers } from './register-stickers.ts'
import { linkedSticker, trayColumns, trayStickerColumns } from './tray-columns.ts'
import { traysAtTables } from './trays-at-tables.ts'
import { unlinkTray } from './unlink-tray.ts'
import { createTraySticker, removeTraySticker } from './write-tray-sticker.ts'

/** What is heard of trays and of their stickers. */
const traysTopic = staffTopic('trays', 'trays:read')

export const traysFeature: Feature = {
  name: 'trays',
  register(app: App) {
    const { db, clock } = app
    serveStickers(app)
    serveTrays(app)
    useExport(app, exportTraysPath, (body, { user }) => exportTrays({ db, body, principal: user }))
    app.liveCounters.push(({ tableIds }) => traysAtTables(db, tableIds))
    app.schedule('trays over night', '* * * * *', () => markOvernight(app, clock.now()))
  },
}

function serveStickers(app: App): void {
  const { db, clock } = app
  const { publicUrl } = app.settings

  useService(app, trayStickersPath, {
    find: ({ query, user, paginate }) =>
      listTrayStickers({ db, query, principal: user, publicUrl, isPaged: paginate !== false }),

    get: async (id, { user }) =>
      linkedSticker(
        await db.read(() => findRecord(trayStickerColumns, { id, principal: user, what: 'tray' })),
        publicUrl,
      ),

    create: async (body, params) => {
      const { user: principal, idempotencyKey = body.idempotencyKey } = params
      const now = clock.now()
      const { sticker, isChanged } = await writeOnce(db.write, () =>
        createTraySticker({ body, idempotencyKey, principal, publicUrl, now }),
      )
      return isChanged ? sticker : silence(params, sticker)
    },

    remove: (id, { user }) => db.write(() => removeTraySticker({ id, principal: user, publicUrl })),
  })

  useService(app, registerStickersPath, {
    create: async (body, { user: principal }) => {
      const now = clock.now()
      const { registered, announcements } = await writeOnce(db.write, () =>
        registerStickers({ body, principal, publicUrl, now }),
      )
      announce(app, announcements)
      return registered
    },
  })

  publishEvents(app, trayStickersPath, traysTopic)
}

function serveTrays(app: App): void {
  const { db, clock, followUps } = app

  useService(app, traysPath, {
    find: ({ query, user, paginate }) => listTrays({ db, query, principal: user, isPaged: paginate !== false }),

    get: async (id, { user }) =>
      trayColumns.read(await db.read(() => findRecord(trayColumns, { id, principal: user, what: 'tray' }))),

    create: async (body, params) => {
      const { user: principal, idempotencyKey = body.idempotencyKey } = params
      const now = clock.now()
      const { tray, announcements, isChanged } = await writeOnce(db.write, () =>
        linkTray({ body, principal, idempotencyKey, now }),
      )
      announce(app, announcements)
      return isChanged ? tray : silence(params, tray)
    },

    patch: (id, _body, { user: principal }) => {
      const now = clock.now()
      return db.write(() => unlinkTray({ id, principal, now }))
    },
  })

  useService(app, clearTraysPath, {
    create: async (body, { user: principal }) => {
      const now = clock.now()
      const { cleared, announcements } = await db.write(() => clearRoom({ body, principal, now, followUps }))
      announce(app, announcements)
      return cleared
    },
  })

  useService(app, countTraysPath, {
    create: (body, { user }) => countTrays({ db, body, principal: user }),
  })

  publishEvents(app, traysPath, traysTopic)
}
