import { auditPath, exportAuditPath } from '@brigade/domain/audit/audit.api.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import type { Feature } from '#kit/context/feature.ts'
import { useExport } from '#kit/sheets/use-export.ts'
import { exportAuditLog } from './export-audit-log.ts'
import { forgetAuditLog } from './forget-audit-log.ts'
import { listAuditLog } from './list-audit-log.ts'

export const auditFeature: Feature = {
  name: 'audit',
  register(app: App) {
    const { db, clock, settings } = app

    useService(app, auditPath, {
      find: ({ query, user, paginate }) => listAuditLog({ db, query, principal: user, isPaged: paginate !== false }),
    })

    useExport(app, exportAuditPath, (body, { user }) => exportAuditLog({ db, body, principal: user }))

    app.schedule('old audit log', '53 2 * * *', () =>
      forgetAuditLog(db, { days: settings.auditLogDays, now: clock.now() }),
    )
  },
}
