import { pageOf } from '../kit/paging.ts'
import type { ServiceContract } from '../access/contract.ts'
import { auditEntrySchema } from '../access/audit-entry.schema.ts'
import { auditListQuerySchema, exportAuditSchema } from './audit.schema.ts'

export const auditPath = 'v1/audit-log'
export const exportAuditPath = 'v1/exportAuditLog'

export const auditServices = {
  [auditPath]: {
    find: {
      permission: 'audit:read',
      query: auditListQuerySchema,
      answer: pageOf(auditEntrySchema),
      summary:
        "Lists what was changed, exported and signed in to, the newest first, with who did it. Managers read their venue's entries. The total ends at 1,000.",
    },
  },
  [exportAuditPath]: {
    create: {
      permission: 'audit:read',
      data: exportAuditSchema,
      answer: 'file',
      status: 200,
      example: {
        fileName: 'audit-log',
        at: { $gt: '2026-02-01T00:00:00.000Z', $lt: '2026-03-05T00:00:00.000Z' },
      },
      summary: 'Returns a spreadsheet (xlsx) of the entries within a time range. REST only.',
    },
  },
} as const satisfies Record<string, ServiceContract>
