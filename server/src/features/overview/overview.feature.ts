import { overviewPath } from '@brigade/domain/overview/overview.api.ts'
import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { useService } from '#kit/contracts/contract.ts'
import { readOverview } from './read-overview.ts'

export const overviewFeature: Feature = {
  name: 'overview',
  register(app: App) {
    const { db, clock } = app

    useService(app, overviewPath, {
      create: (filter, { user }) => readOverview({ db, filter, principal: user, now: clock.now() }),
    })
  },
}
