import {
  countRequestsPath,
  exportRequestsPath,
  giveBackRequestPath,
  requestsPath,
  takeRequestPath,
  undoRequestPath,
} from '@brigade/domain/requests/requests.api.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { tableTopic } from '#features/tables/door/table-topic.ts'
import { announce, publishEvents } from '#kit/announce.ts'
import type { App } from '#kit/context.ts'
import { silence, useService } from '#kit/contract.ts'
import { notFound } from '#kit/errors.ts'
import { seesAtTable } from '#features/tables/door/sees-at-table.ts'
import type { Feature } from '#kit/feature.ts'
import { useExport } from '#kit/sheets/use-export.ts'
import { writeOnce } from '#kit/write-once.ts'
import { askCancellation } from './ask-cancellation.ts'
import { askService } from './ask-service.ts'
import { countRequests } from './count-requests.ts'
import { countRequestsAtTables } from './count-requests-at-tables.ts'
import { endRequestsByNight } from './end-by-night.ts'
import { escalateRequests } from './escalate-requests.ts'
import { exportRequests } from './export-requests.ts'
import { findRequest } from './find-request.ts'
import { followBill } from './follow-bills.ts'
import { followCart, followOrder, unfollowOrder } from './follow-orders.ts'
import { followPayment } from './follow-payments.ts'
import { followClearing } from './follow-trays.ts'
import { listRequests } from './list-requests.ts'
import { assertOwnTable } from './own-table.ts'
import { requestColumns } from './request-columns.ts'
import { resolveRequest } from './resolve-request.ts'
import { giveBackRequest, type Taken, takeRequest } from './take-request.ts'
import { undoRequest } from './undo-request.ts'

export const requestsFeature: Feature = {
  name: 'requests',
  register(app: App) {
    const { db, clock, followUps } = app
    const told = ({ request, announcements }: Taken): GuestRequest => {
      announce(app, announcements)
      return request
    }
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

      create: async (body, params) => {
        const idempotencyKey = params.idempotencyKey ?? body.idempotencyKey
        const now = clock.now()
        assertOwnTable(params.user, body)
        const { requestType, ...rest } = body
        const asking = { principal: params.user, idempotencyKey, now }
        const { request, announcements, isRepeat } = await writeOnce(db.write, () =>
          requestType === 'orderCancellation'
            ? askCancellation({ body, ...asking })
            : askService({ body: { requestType, ...rest }, ...asking }),
        )
        announce(app, announcements)
        return isRepeat ? silence(params, request) : request
      },

      patch: (id, { status }, params) => {
        const now = clock.now()
        return db.write(() => resolveRequest({ id: id, status, principal: params.user, now }))
      },
    })

    useService(app, countRequestsPath, {
      create: (body, { user }) => countRequests({ db, body, principal: user, now: clock.now() }),
    })

    useService(app, takeRequestPath, {
      create: async ({ id }, { user: principal }) => {
        const now = clock.now()
        return told(await db.write(() => takeRequest({ id, principal, now })))
      },
    })

    useService(app, giveBackRequestPath, {
      create: async ({ id }, { user: principal }) => {
        const now = clock.now()
        return told(await db.write(() => giveBackRequest({ id, principal, now, followUps })))
      },
    })

    useService(app, undoRequestPath, {
      create: async ({ id }, { user: principal }) => {
        const now = clock.now()
        const record = await db.write(() => undoRequest({ id, principal, now }))
        return told({ request: record, announcements: [{ path: requestsPath, event: 'patched', record }] })
      },
    })

    useExport(app, exportRequestsPath, (body, { user }) => exportRequests({ db, body, principal: user }))

    app.schedule('overdue requests', '* * * * *', () => escalateRequests(app, clock.now()))
    app.schedule('requests of the night', '8 * * * *', () => endRequestsByNight(app, clock.now()))

    publishEvents(app, requestsPath, tableTopic('requests', 'requests:read'))
  },
}
