import {
  guestSessionLimits,
  guestSessionPath,
  openingsOfTable,
  renewTableTokenPath,
  tablesPath,
} from '@brigade/domain/tables/tables.api.ts'
import { tableErrors } from '@brigade/domain/tables/tables.errors.ts'
import { callCounter } from '#kit/call-counter.ts'
import { announce, publishEvents } from '#kit/publish-events.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import type { Feature } from '#kit/feature.ts'
import { staffTopic } from '#kit/topics.ts'
import { writeOnce } from '#kit/write-once.ts'
import type { LiveCounter } from './door/live-counter.ts'
import { WrongTries } from '#features/auth/door/wrong-tries.ts'
import { getTable } from './get-table.ts'
import { listTables } from './list-tables.ts'
import { openGuestSession } from './open-guest-session.ts'
import { newTableToken, renewTableToken } from './renew-table-token.ts'

/** What is heard of tables: that one has another code, by those who may read it. */
const qrCodesTopic = staffTopic('QR codes of tables', 'tables:readToken')

export const tablesFeature: Feature = {
  name: 'tables',
  register(app: App) {
    const { db, clock, tokens, principals, followUps } = app
    const { publicUrl } = app.settings
    const counters: LiveCounter[] = []
    app.liveCounters = counters
    const tries = new WrongTries(guestSessionLimits, { bus: app.bus, of: 'codes of tables' })
    const countOpening = callCounter(openingsOfTable, tableErrors.openedTooOften)

    useService(app, tablesPath, {
      find: (params) =>
        listTables({
          db,
          counters,
          query: params.query,
          principal: params.user,
          publicUrl,
          isPaged: params.paginate !== false,
          now: clock.now(),
        }),

      get: (id, { user }) => getTable({ db, counters, id, principal: user, publicUrl, now: clock.now() }),
    })

    useService(app, renewTableTokenPath, {
      create: async (body, { user: principal, idempotencyKey = body.idempotencyKey }) => {
        const token = newTableToken()
        const now = clock.now()
        const { id, isChanged } = await writeOnce(db.write, () =>
          renewTableToken({ ...body, principal, idempotencyKey, token, now }),
        )
        if (!isChanged) return getTable({ db, counters, id, principal, publicUrl, now })
        principals.evict({ tableId: id })
        app.publisher.disconnect({ tableId: id })
        const table = await getTable({ db, counters, id, principal, publicUrl, now })
        announce(app, [{ path: tablesPath, event: 'patched', record: table }])
        return table
      },
    })

    useService(app, guestSessionPath, {
      create: async ({ token }, { ip }) => {
        const opening = { db, followUps, tokens, tries, countOpening, token, address: ip, now: clock.now() }
        const { session, announcements } = await openGuestSession(opening)
        announce(app, announcements)
        return session
      },
    })

    publishEvents(app, tablesPath, qrCodesTopic)
  },
}
