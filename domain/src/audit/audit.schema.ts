import { type Static, Type } from '@sinclair/typebox'
import { auditActSchema, auditAuthorKindSchema, auditedRecordSchema } from '../access/audit-entry.schema.ts'
import { instantSchema } from '../kit/ids.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'

const filterFields = {
  restaurantId: filters.id,
  act: filters.oneOf(auditActSchema),
  record: filters.oneOf(auditedRecordSchema),
  recordId: filters.id,
  byKind: filters.oneOf(auditAuthorKindSchema),
  byId: filters.id,
  at: filters.instant,
}

export const auditListQuerySchema = listQuerySchema(filterFields, ['at'])

export type AuditListQuery = Static<typeof auditListQuerySchema>

/** The body that exports the entries of a range: both instants are excluded. */
export const exportAuditSchema = Type.Object(
  {
    ...filterFields,
    fileName: Type.String({ minLength: 1, maxLength: 200 }),
    at: Type.Object({ $gt: instantSchema, $lt: instantSchema }, { additionalProperties: false }),
  },
  { additionalProperties: false },
)

export type ExportAudit = Static<typeof exportAuditSchema>
