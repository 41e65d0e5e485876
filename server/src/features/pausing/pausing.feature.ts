import { pauseOrdersPath, resumeOrdersPath } from '@brigade/domain/venues/pausing.api.ts'
import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { useService } from '#kit/contracts/contract.ts'
import { endPausesOfMenus } from './end-pauses-of-menus.ts'
import { endPauses } from './end-pauses.job.ts'
import { pauseOrders, repeatedPause, resumeOrders } from './pause-orders.ts'

export const pausingFeature: Feature = {
  name: 'pausing',
  register(app: App) {
    app.jobs.add(endPauses)
    app.transactionHooks.add('menus:deleted', endPausesOfMenus)
    useService(app, pauseOrdersPath, { create: { transaction: pauseOrders, repeat: repeatedPause } })
    useService(app, resumeOrdersPath, { create: { transaction: resumeOrders } })
  },
}
