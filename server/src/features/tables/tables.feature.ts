import {
  guestSessionLimits,
  guestSessionPath,
  renewTableTokenPath,
  tablesPath,
} from '@brigade/domain/tables/tables.api.ts'
import { announce } from '#kit/announce.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import type { Feature } from '#kit/feature.ts'
import type { LiveCounter } from './door/live-counter.ts'
import { WrongTries } from '#features/auth/door/wrong-tries.ts'
import { getTable } from './get-table.ts'
import { listTables } from './list-tables.ts'
import { openGuestSession } from './open-guest-session.ts'
import { newTableToken, renewTableToken } from './renew-table-token.ts'

export const tablesFeature: Feature = {
  name: 'tables',
  register(app: App) {
    const { db, clock, tokens, principals, followUps } = app
    const counters: LiveCounter[] = []
    app.liveCounters = counters
    const tries = new WrongTries(guestSessionLimits, { bus: app.bus, of: 'codes of tables' })

    useService(app, tablesPath, {
      find: (params) =>
        listTables({
          db,
          counters,
          query: params.query,
          principal: params.user,
          isPaged: params.paginate !== false,
          now: clock.now(),
        }),

      get: (id, { user }) => getTable({ db, counters, id, principal: user, now: clock.now() }),
    })

    useService(app, renewTableTokenPath, {
      create: async ({ id }, { user }) => {
        const token = newTableToken()
        await db.write(() => renewTableToken({ id, principal: user, token }))
        principals.evict({ tableId: id })
        app.publisher.disconnect({ tableId: id })
        return getTable({ db, counters, id, principal: user, now: clock.now() })
      },
    })

    useService(app, guestSessionPath, {
      create: async ({ token }, { ip }) => {
        const opening = { db, followUps, tokens, tries, token, address: ip, now: clock.now() }
        const { session, announcements } = await openGuestSession(opening)
        announce(app, announcements)
        return session
      },
    })
  },
}
