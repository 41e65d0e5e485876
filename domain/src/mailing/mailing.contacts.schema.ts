import { type Static, Type } from '@sinclair/typebox'
import { idempotencyKeySchema, idSchema, instantSchema } from '../kit/ids.ts'
import { languageSchema } from '../kit/languages.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { mailingLimits } from './mailing.limits.ts'
import { consentSources, contactStates, withdrawalSources } from './mailing.states.ts'

const closed = { additionalProperties: false }

const contactStateSchema = Type.Union(contactStates.map((state) => Type.Literal(state)))
const consentSourceSchema = Type.Union(consentSources.map((source) => Type.Literal(source)))

/** A guest of a venue who agreed to mails, with when and how. */
export const mailingContactSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    address: Type.String(),
    name: Type.String(),
    language: languageSchema,
    state: contactStateSchema,
    consentAt: instantSchema,
    consentSource: consentSourceSchema,
    consentNote: Type.String(),
    /** The name of the person who recorded the consent. */
    consentBy: nullable(Type.String()),
    withdrawnAt: nullable(instantSchema),
    withdrawnSource: nullable(Type.Union(withdrawalSources.map((source) => Type.Literal(source)))),
    bouncedAt: nullable(instantSchema),
    /** The mail server's reply when it refused the address. */
    bounceAnswer: nullable(Type.String()),
    version: Type.Integer(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    updatedBy: nullable(Type.String()),
  },
  closed,
)

export type MailingContact = Static<typeof mailingContactSchema>

const typed = {
  address: Type.String({ maxLength: 1_000 }),
  name: Type.String({ maxLength: 1_000 }),
  language: languageSchema,
}
const noteSchema = Type.String({ maxLength: 2_000 })

export const createContactSchema = Type.Object(
  {
    restaurantId: idSchema,
    ...typed,
    /** How and where the person agreed. */
    consentNote: noteSchema,
    /** When the person agreed; now if it is left out. */
    consentAt: Type.Optional(instantSchema),
    /** True records a new consent of a person who had unsubscribed; without it they are refused. */
    agreedAgain: Type.Optional(Type.Boolean()),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  closed,
)

export type CreateContact = Static<typeof createContactSchema>

/** The fields of the form. */
export type ContactDraft = Pick<CreateContact, 'address' | 'name' | 'language' | 'consentNote'>

export const patchContactSchema = Type.Object(
  { ...Type.Partial(Type.Object(typed)).properties, version: Type.Optional(Type.Integer()) },
  closed,
)

export type PatchContact = Static<typeof patchContactSchema>

export const contactListQuerySchema = listQuerySchema(
  {
    restaurantId: filters.id,
    state: filters.oneOf(contactStateSchema),
    language: filters.oneOf(languageSchema),
    /** A part of the address or the name. */
    search: Type.Optional(Type.String({ maxLength: 100 })),
  },
  ['id', 'address', 'name', 'consentAt'],
)

export type ContactListQuery = Static<typeof contactListQuerySchema>

export const withdrawConsentSchema = Type.Object({ id: idSchema, note: Type.Optional(noteSchema) }, closed)

export type WithdrawConsent = Static<typeof withdrawConsentSchema>

/** A row of an imported sheet: its line there, and its cells as texts. */
const importRowSchema = Type.Object(
  {
    line: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
    address: Type.String({ maxLength: 1_000 }),
    name: Type.Optional(Type.String({ maxLength: 1_000 })),
    language: Type.Optional(Type.String({ maxLength: 100 })),
  },
  closed,
)

export type ContactSheetRow = Static<typeof importRowSchema>

export const importContactsSchema = Type.Object(
  {
    restaurantId: idSchema,
    /** Where and how these people agreed. */
    source: noteSchema,
    consentAt: Type.Optional(instantSchema),
    /** The language of rows without one. */
    language: languageSchema,
    rows: Type.Array(importRowSchema, { maxItems: mailingLimits.importRows }),
  },
  closed,
)

export type ImportContacts = Static<typeof importContactsSchema>

const refusedRowSchema = Type.Object(
  {
    line: Type.Integer(),
    field: Type.Union([Type.Literal('address'), Type.Literal('name'), Type.Literal('language')]),
    code: Type.String(),
    /** The reason in English. */
    reason: Type.String(),
  },
  closed,
)

export type RefusedRow = Static<typeof refusedRowSchema>

export const importedContactsSchema = Type.Object(
  {
    added: Type.Integer(),
    /** The number of rows whose people were contacts already. Their consent is unchanged. */
    known: Type.Integer(),
    refusedCount: Type.Integer(),
    refused: Type.Array(refusedRowSchema),
  },
  closed,
)

export type ImportedContacts = Static<typeof importedContactsSchema>

export const exportContactsSchema = Type.Object(
  { fileName: Type.String({ minLength: 1, maxLength: 100 }), restaurantId: idSchema },
  closed,
)

export type ExportContacts = Static<typeof exportContactsSchema>

export const giveConsentSchema = Type.Object(
  {
    address: Type.String({ maxLength: 1_000 }),
    name: Type.Optional(Type.String({ maxLength: 1_000 })),
    language: languageSchema,
  },
  closed,
)

export type GiveConsent = Static<typeof giveConsentSchema>

export const givenConsentSchema = Type.Object({ isRecorded: Type.Literal(true) }, closed)

export const reportBouncesSchema = Type.Object(
  {
    addresses: Type.Array(Type.String({ maxLength: 1_000 }), {
      minItems: 1,
      maxItems: mailingLimits.reportedBounces,
    }),
    /** The reply of the mail server that refused the addresses. */
    answer: Type.Optional(Type.String({ maxLength: 1_000 })),
  },
  closed,
)

export type ReportBounces = Static<typeof reportBouncesSchema>

export const reportedBouncesSchema = Type.Object({ marked: Type.Integer() }, closed)
