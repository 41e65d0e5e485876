import {
  countRequestsPath,
  exportRequestsPath,
  giveBackRequestPath,
  requestsPath,
  takeRequestPath,
  undoRequestPath,
} from '@brigade/domain/requests/requests.api.ts'
import { tableTopic } from '#features/tables/door/table-topic.ts'
import { publishEvents } from '#kit/publish-events.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import { notFound } from '#kit/errors.ts'
import { seesAtTable } from '#features/tables/door/sees-at-table.ts'
import type { Feature } from '#kit/feature.ts'
import { useExport } from '#kit/sheets/use-export.ts'
import { countRequests } from './count-requests.ts'
import { countRequestsAtTables } from './count-requests-at-tables.ts'
import { createRequest, repeatedRequest } from './create-request.ts'
import { endRequestsByNight } from './end-by-night.ts'
import { escalateRequests } from './escalate-requests.ts'
import { exportRequests } from './export-requests.ts'
import { findRequest } from './find-request.ts'
import { followBill } from './follow-bills.ts'
import { followCart, followOrder, unfollowOrder } from './follow-orders.ts'
import { followPayment } from './follow-payments.ts'
import { followClearing } from './follow-trays.ts'
import { listRequests } from './list-requests.ts'
import { requestColumns } from './request-columns.ts'
import { resolveRequest } from './resolve-request.ts'
import { giveBackRequest, takeRequest } from './take-request.ts'
import { undoRequest } from './undo-request.ts'

export const requestsFeature: Feature = {
  name: 'requests',
  register(app: App) {
    const { db, clock, followUps } = app
    followUps.add('orders:moved', followOrder)
    followUps.add('orders:cartChanged', followCart)
    followUps.add('orders:undone', unfollowOrder)
    followUps.add('orders:moneyTaken', followPayment)
    followUps.add('bills:closed', followBill)
    followUps.add('trays:roomCleared', followClearing)
    app.liveCounters.push((asked) => countRequestsAtTables({ db, ...asked }))

    useService(app, requestsPath, {
      find: (params) =>
        listRequests({
          db,
          query: params.query,
          principal: params.user,
          isPaged: params.paginate !== false,
        }),

      get: async (id, { user }) => {
        const request = await db.read(() => findRequest(id))
        if (!request || !seesAtTable(user, request)) throw notFound({ message: `No request with id ${id}` })
        return requestColumns.read(request)
      },

      create: { transaction: createRequest, repeat: repeatedRequest },

      patch: { transaction: resolveRequest },
    })

    useService(app, countRequestsPath, {
      create: (body, { user }) => countRequests({ db, body, principal: user, now: clock.now() }),
    })

    useService(app, takeRequestPath, { create: { transaction: takeRequest } })

    useService(app, giveBackRequestPath, { create: { transaction: giveBackRequest } })

    useService(app, undoRequestPath, { create: { transaction: undoRequest } })

    useExport(app, exportRequestsPath, (body, { user }) => exportRequests({ db, body, principal: user }))

    app.schedule('overdue requests', '* * * * *', () => escalateRequests(app, clock.now()))
    app.schedule('requests of the night', '8 * * * *', () => endRequestsByNight(app, clock.now()))

    publishEvents(app, requestsPath, tableTopic('requests', 'requests:read'))
  },
}
