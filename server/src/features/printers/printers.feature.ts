import { printersPath } from '@brigade/domain/printers/printers.api.ts'
import { announce, publishEvents } from '#kit/announce.ts'
import type { App } from '#kit/context.ts'
import { silence, useService } from '#kit/contract.ts'
import type { Feature } from '#kit/feature.ts'
import { findRecord } from '#kit/records.ts'
import { staffTopic } from '#kit/topics.ts'
import { writeOnce } from '#kit/write-once.ts'
import { listPrinters } from './list-printers.ts'
import { printerColumns } from './printer-columns.ts'
import { createPrinter, patchPrinter, removePrinter } from './write-printer.ts'

export const printersFeature: Feature = {
  name: 'printers',
  register(app: App) {
    registerPrinters(app)
  },
}

function registerPrinters(app: App): void {
  const { db, clock } = app
  const allowsLocal = app.get('allowsLocalTargets')

  useService(app, printersPath, {
    find: ({ query, user, paginate }) => listPrinters({ db, query, principal: user, isPaged: paginate !== false }),

    get: async (id, { user }) =>
      printerColumns.read(await db.read(() => findRecord(printerColumns, { id, principal: user, what: 'printer' }))),

    create: async (body, params) => {
      const { user: principal, idempotencyKey = body.idempotencyKey } = params
      const now = clock.now()
      const { printer, isChanged } = await writeOnce(db.write, () =>
        createPrinter({ body, idempotencyKey, principal, now, allowsLocal }),
      )
      return isChanged ? printer : silence(params, printer)
    },

    patch: async (id, change, params) => {
      const now = clock.now()
      const { printer, isChanged } = await db.write(() =>
        patchPrinter({ id, change, principal: params.user, now, allowsLocal }),
      )
      return isChanged ? printer : silence(params, printer)
    },

    remove: async (id, { user: principal }) => {
      const now = clock.now()
      const { printer, announcements } = await db.write(() => removePrinter({ id, principal, now }))
      announce(app, announcements)
      return printer
    },
  })

  publishEvents(app, printersPath, staffTopic('printers', 'printers:read'))
}
