import { randomUUID } from 'node:crypto'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import {
  printersPath,
  printJobsPath,
  printPath,
  printPlacesPath,
  testPrinterPath,
} from '@brigade/domain/printers/printers.api.ts'
import { printPlaceOf } from '@brigade/domain/printers/printers.routing.ts'
import { announce, publishEvents } from '#kit/publish-events.ts'
import type { App } from '#kit/context.ts'
import { silence, useService } from '#kit/contract.ts'
import type { Feature } from '#kit/feature.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { findRecord } from '#kit/records.ts'
import { staffTopic } from '#kit/topics.ts'
import { writeOnce } from '#kit/write-once.ts'
import { askPrint } from './ask-print.ts'
import { followOrders } from './follow-orders.ts'
import { forgetOldPrints } from './jobs/forget-old-prints.ts'
import { forgetOldPapers } from './kitchen/forget-old-papers.ts'
import { listPrintJobs } from './jobs/list-print-jobs.ts'
import { movePrintJob } from './jobs/move-print-job.ts'
import { printJobColumns } from './jobs/print-job-columns.ts'
import { printTickets } from './jobs/print-tickets.job.ts'
import { settlePrint } from './jobs/settle-print.ts'
import { usualPatience } from './line/print-document.ts'
import { listPrinters } from './list-printers.ts'
import { printerColumns } from './printer-columns.ts'
import { testPrinter } from './test-printer.ts'
import { createPrinter, patchPrinter, removePrinter } from './write-printer.ts'

export const printersFeature: Feature = {
  name: 'printers',
  register(app: App) {
    app.printing = { patience: usualPatience, allowsLocal: app.get('allowsLocalTargets') }
    registerPrinters(app)
    registerPrints(app)
    followOrders(app)
    app.followUps.add('receipts:printEnded', settlePrint)
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

  useService(app, printPlacesPath, {
    find: async ({ query, user, paginate }) => {
      const asked = { ...query, isActive: true }
      const found = await listPrinters({ db, query: asked, principal: user, isPaged: paginate !== false })
      return Array.isArray(found) ? found.map(printPlaceOf) : { ...found, data: found.data.map(printPlaceOf) }
    },
  })

  publishEvents(app, printersPath, staffTopic('printers', 'printers:read'))
}

function registerPrints(app: App): void {
  const { db, clock, jobs, catalogues } = app
  jobs.add(printTickets)

  useService(app, printPath, {
    create: async (body, { user: principal, idempotencyKey = body.idempotencyKey }) => {
      const now = clock.now()
      const key = idempotencyKey ?? randomUUID()
      const asked = await writeOnce(db.write, () => askPrint({ body, principal, now, key, catalogues }))
      if (!asked.isRepeat) announce(app, [...asked.jobs.map(createdPrint), ...asked.announcements])
      return { jobs: asked.jobs }
    },
  })

  useService(app, testPrinterPath, {
    create: async ({ printerId }, { user: principal }) => {
      const now = clock.now()
      const key = randomUUID()
      const job = await db.write(() => testPrinter({ printerId, principal, now, key }))
      announce(app, [createdPrint(job)])
      return job
    },
  })

  useService(app, printJobsPath, {
    find: ({ query, user, paginate }) => listPrintJobs({ db, query, principal: user, isPaged: paginate !== false }),

    get: async (id, { user }) =>
      printJobColumns.read(
        await db.read(() => findRecord(printJobColumns, { id, principal: user, what: 'print job' })),
      ),

    patch: async (id, move, { user: principal }) => {
      const now = clock.now()
      const { job, announcements } = await db.write(() => movePrintJob({ id, move, principal, now }))
      announce(app, announcements)
      return job
    },
  })

  publishEvents(app, printJobsPath, staffTopic('printJobs', 'printJobs:read'))
  app.schedule('old prints', '47 * * * *', () => forgetOldPrints(db, clock.now()))
  app.schedule('old papers', '49 * * * *', () => forgetOldPapers(db, clock.now()))
}

function createdPrint(record: PrintJob): Announcement {
  return { path: printJobsPath, event: 'created', record }
}
