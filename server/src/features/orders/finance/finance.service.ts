import { exportOrdersPath, financeOrdersPath, orderTotalsPath } from '@brigade/domain/orders/finance.api.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import { useExport } from '#kit/sheets/use-export.ts'
import { exportOrders } from './export-orders.ts'
import { listFinanceOrders } from './list-finance-orders.ts'
import { sumOrders } from './sum-orders.ts'

/** Registers the services of finance: rows, sums and a spreadsheet. */
export function registerFinanceServices(app: App): void {
  const { db } = app

  useService(app, financeOrdersPath, {
    find: ({ query, user, paginate }) => listFinanceOrders({ db, query, principal: user, isPaged: paginate !== false }),
  })

  useService(app, orderTotalsPath, {
    create: (filter, { user }) => sumOrders({ db, filter, principal: user }),
  })

  useExport(app, exportOrdersPath, (body, { user }) => exportOrders({ db, body, principal: user }))
}
