import {
  exportInsightsPath,
  insightItemsPath,
  insightRequestsPath,
  insightSalesPath,
  insightTimesPath,
} from '@brigade/domain/insights/insights.api.ts'
import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { useService } from '#kit/contracts/contract.ts'
import { useExport } from '#kit/sheets/use-export.ts'
import { exportInsights } from './export-insights.ts'
import { listSoldItems } from './list-sold-items.ts'
import { rollUpDays } from './roll-up/roll-up-days.ts'
import { requestTimes } from './request-times.ts'
import { serviceTimes } from './service-times.ts'
import { sumSales } from './sum-sales.ts'

export const insightsFeature: Feature = {
  name: 'insights',
  register(app: App) {
    const { db, clock } = app

    useService(app, insightSalesPath, {
      create: (filter, { user }) => sumSales({ db, filter, principal: user }),
    })

    useService(app, insightItemsPath, {
      create: (filter, { user }) => listSoldItems({ db, filter, principal: user }),
    })

    useService(app, insightTimesPath, {
      create: (filter, { user }) => serviceTimes({ db, filter, principal: user }),
    })

    useService(app, insightRequestsPath, {
      create: (filter, { user }) => requestTimes({ db, filter, principal: user }),
    })

    useExport(app, exportInsightsPath, (body, { user }) => exportInsights({ db, body, principal: user }))

    app.schedule('figures of insights', '* * * * *', () => rollUpDays(db, clock.now()))
  },
}
