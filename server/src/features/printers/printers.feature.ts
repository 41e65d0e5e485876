import { randomUUID } from 'node:crypto'
import {
  printersPath,
  printJobsPath,
  printPath,
  printPlacesPath,
  testPrinterPath,
} from '@brigade/domain/printers/printers.api.ts'
import { printPlaceOf } from '@brigade/domain/printers/printers.routing.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import type { Feature } from '#kit/context/feature.ts'
import { findRecord } from '#kit/lists/records.ts'
import { staffTopic } from '#kit/events/topics.ts'
import { askPrint, printedBefore } from './ask-print.ts'
import { followOrders } from './on-order-moved.ts'
import { forgetOldPrints } from './jobs/forget-old-prints.ts'
import { forgetOldPapers } from './kitchen/forget-old-papers.ts'
import { listPrintJobs } from './jobs/list-print-jobs.ts'
import { movePrintJob } from './jobs/move-print-job.ts'
import { printJobColumns } from './jobs/print-job-columns.ts'
import { printTickets } from './jobs/print-tickets.job.ts'
import { settlePrint } from './jobs/settle-print.ts'
import { usualPatience } from './line/print-document.ts'
import { copyPrinters } from './copy-printers.ts'
import { countPrinters } from './count-printers.ts'
import { listPrinters } from './list-printers.ts'
import { printerColumns } from './printer-columns.ts'
import { testPrinter } from './test-printer.ts'
import { createPrinter, patchPrinter, removePrinter, repeatedPrinter } from './write-printer.ts'

export const printersFeature: Feature = {
  name: 'printers',
  register(app: App) {
    app.printing = { patience: usualPatience, allowsLocal: app.get('allowsLocalTargets') }
    app.setUpCounters.push({ step: 'printing', count: countPrinters })
    registerPrinters(app)
    registerPrints(app)
    followOrders(app.transactionHooks)
    app.transactionHooks.add('receipts:printEnded', settlePrint)
    app.transactionHooks.add('venues:duplicated', copyPrinters)
  },
}

function registerPrinters(app: App): void {
  const { db } = app

  useService(app, printersPath, {
    find: ({ query, user, paginate }) => listPrinters({ db, query, principal: user, isPaged: paginate !== false }),

    get: async (id, { user }) =>
      printerColumns.read(await db.read(() => findRecord(printerColumns, { id, principal: user, what: 'printer' }))),

    create: { transaction: createPrinter, repeat: repeatedPrinter },

    patch: { transaction: patchPrinter },

    remove: { transaction: removePrinter },
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
  const { db, clock, jobs } = app
  jobs.add(printTickets)

  useService(app, printPath, {
    create: {
      transaction: (body, call) => askPrint(body, `asked:${randomUUID()}`, call),
      repeat: printedBefore,
      idToRepeat: ({ jobs: [first] }) => first?.id,
    },
  })

  useService(app, testPrinterPath, {
    create: { transaction: ({ printerId }, call) => testPrinter(printerId, randomUUID(), call) },
  })

  useService(app, printJobsPath, {
    find: ({ query, user, paginate }) => listPrintJobs({ db, query, principal: user, isPaged: paginate !== false }),

    get: async (id, { user }) =>
      printJobColumns.read(
        await db.read(() => findRecord(printJobColumns, { id, principal: user, what: 'print job' })),
      ),

    patch: { transaction: movePrintJob },
  })

  publishEvents(app, printJobsPath, staffTopic('printJobs', 'printJobs:read'))
  app.schedule('old prints', '47 * * * *', () => forgetOldPrints(db, clock.now()))
  app.schedule('old papers', '49 * * * *', () => forgetOldPapers(db, clock.now()))
}
