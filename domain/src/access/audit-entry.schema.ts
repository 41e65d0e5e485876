import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { auditActs, auditAuthorKinds, auditedRecords } from './audit-kinds.ts'
import { staffRoleSchema } from './roles.ts'

export const auditActSchema = Type.Union(auditActs.map((act) => Type.Literal(act)))
export const auditedRecordSchema = Type.Union(auditedRecords.map((record) => Type.Literal(record)))
export const auditAuthorKindSchema = Type.Union(auditAuthorKinds.map((kind) => Type.Literal(kind)))

const valueSchema = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])

/** A changed field. A field inside another has the path to it, such as `name.en`. */
export const auditChangeSchema = Type.Object(
  {
    field: Type.String(),
    before: valueSchema,
    after: valueSchema,
    /** True if the values are secret: only that they changed is known. */
    isHidden: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)

export type AuditChange = Static<typeof auditChangeSchema>

const contentFields = {
  act: auditActSchema,
  record: auditedRecordSchema,
  /** The record's id; null if it has none, such as an export. */
  recordId: Type.Union([idSchema, Type.Null()]),
  /** The name of the record at that time. */
  recordName: Type.String(),
  /** The venue of the record; null for what belongs to the head office. */
  restaurantId: Type.Union([idSchema, Type.Null()]),
  changes: Type.Array(auditChangeSchema),
  /** The number of changed fields that are not listed, because there are too many. */
  moreChanges: Type.Integer(),
}

const authorFields = {
  at: instantSchema,
  byKind: auditAuthorKindSchema,
  byId: Type.Union([idSchema, Type.Null()]),
  by: Type.String(),
  /** The role of a member of staff. */
  byRole: Type.Union([staffRoleSchema, Type.Null()]),
  /** The network address of the caller; null for the server itself. */
  address: Type.Union([Type.String(), Type.Null()]),
}

/** An entry of the audit log, which is never changed. */
export const auditEntrySchema = Type.Object(
  {
    id: idSchema,
    ...contentFields,
    ...authorFields,
    /** How often it happened within the minute: more than once only for failed sign-ins. */
    count: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
)

export type AuditEntry = Static<typeof auditEntrySchema>

/** The part of an entry that the feature supplies: the act, the record and the changes. */
export type AuditContent = Pick<AuditEntry, keyof typeof contentFields>

/** The author of an entry: name and role at that time, and the network address. */
export type AuditAuthor = Pick<AuditEntry, keyof typeof authorFields>
