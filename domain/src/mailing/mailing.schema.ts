import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { idempotencyKeySchema, idSchema, instantSchema } from '../kit/ids.ts'
import { languages } from '../kit/languages.ts'
import { languageSchema } from '../kit/languages.schema.ts'
import { amountSchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { tableOf } from '../kit/table-keys.ts'
import { mailingLimits } from './mailing.limits.ts'
import { mailingActs, mailingStates, recipientReasons, recipientStates } from './mailing.states.ts'

const closed = { additionalProperties: false }

const messageSchema = Type.Object(
  { subject: Type.String({ maxLength: 1_000 }), body: Type.String({ maxLength: 20_000 }) },
  closed,
)

const messagesSchema = Type.Object(
  tableOf(languages, () => Type.Optional(messageSchema)),
  closed,
)

/** A subject and a body in each language that has one. */
export type MailingMessages = Static<typeof messagesSchema>

const daySchema = Type.String({ maxLength: 20 })

/** The contacts that a mailing goes to; a filter that is null or empty lets all pass. */
export const mailingSegmentSchema = Type.Object(
  {
    /** The venues whose contacts it goes to; the mailing's own if empty. Others need a person who sees all venues. */
    venueIds: Type.Array(idSchema, { maxItems: mailingLimits.venues, uniqueItems: true }),
    languages: Type.Array(languageSchema, { maxItems: languages.length, uniqueItems: true }),
    /** The days between which the last visit was, on the venue's calendar. */
    visitedFrom: nullable(daySchema),
    visitedTo: nullable(daySchema),
    /** The least amount that the person has spent in all visits, in the venue's currency. */
    spentAtLeast: nullable(amountSchema),
  },
  closed,
)

export type MailingSegment = Static<typeof mailingSegmentSchema>

const mailingStateSchema = Type.Union(mailingStates.map((state) => Type.Literal(state)))
const recipientStateSchema = Type.Union(recipientStates.map((state) => Type.Literal(state)))

/** How many recipients are in each state, and how many have unsubscribed by the link of this mailing. */
const countsSchema = Type.Object(
  { ...tableOf(recipientStates, (): TSchema => Type.Integer()), unsubscribed: Type.Integer() },
  closed,
)

export type MailingCounts = Record<(typeof recipientStates)[number] | 'unsubscribed', number>

/** A mailing of a venue. */
export const mailingSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    title: Type.String(),
    state: mailingStateSchema,
    /** The language of contacts for whose own there is no message. */
    language: languageSchema,
    messages: messagesSchema,
    segment: mailingSegmentSchema,
    scheduledAt: nullable(instantSchema),
    startedAt: nullable(instantSchema),
    endedAt: nullable(instantSchema),
    /** True while the recipients are being collected. */
    isCollecting: Type.Boolean(),
    counts: Type.Unsafe<MailingCounts>(countsSchema),
    /** The last reply of the mail server while it takes no mails. Brigade tries again. */
    trouble: nullable(Type.String()),
    troubleSince: nullable(instantSchema),
    version: Type.Integer(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    updatedBy: nullable(Type.String()),
  },
  closed,
)

export type Mailing = Static<typeof mailingSchema>

const draftFields = {
  title: Type.String({ maxLength: 1_000 }),
  language: languageSchema,
  messages: messagesSchema,
  segment: mailingSegmentSchema,
}

export const createMailingSchema = Type.Object(
  { restaurantId: idSchema, ...draftFields, idempotencyKey: Type.Optional(idempotencyKeySchema) },
  closed,
)

export type CreateMailing = Static<typeof createMailingSchema>

export type MailingDraft = Pick<Mailing, keyof typeof draftFields>

export const patchMailingSchema = Type.Object(
  { ...Type.Partial(Type.Object(draftFields)).properties, version: Type.Optional(Type.Integer()) },
  closed,
)

export type PatchMailing = Static<typeof patchMailingSchema>

export const mailingListQuerySchema = listQuerySchema(
  { restaurantId: filters.id, state: filters.oneOf(mailingStateSchema) },
  ['id', 'title'],
)

export type MailingListQuery = Static<typeof mailingListQuerySchema>

export const moveMailingSchema = Type.Object(
  {
    id: idSchema,
    act: Type.Union(mailingActs.map((act) => Type.Literal(act))),
    /** The time of `schedule`. */
    scheduledAt: Type.Optional(instantSchema),
    /** The version that the person saw; a mailing that was changed since is not sent. */
    version: Type.Optional(Type.Integer()),
  },
  closed,
)

export type MoveMailing = Static<typeof moveMailingSchema>

export const countSegmentSchema = Type.Object({ restaurantId: idSchema, segment: mailingSegmentSchema }, closed)

export type CountSegment = Static<typeof countSegmentSchema>

export const countedSegmentSchema = Type.Object({ recipients: Type.Integer() }, closed)

export const testMailingSchema = Type.Object({ id: idSchema, language: languageSchema }, closed)

export type TestMailing = Static<typeof testMailingSchema>

export const testedMailingSchema = Type.Object(
  {
    mailedTo: Type.String(),
    /** False if the mail is only stored on the server, as in the demo. */
    reachesPeople: Type.Boolean(),
  },
  closed,
)

export type TestedMailing = Static<typeof testedMailingSchema>

/** Where mails go: to people, into the folder of the demo, or nowhere. */
export const mailSenderSchema = Type.Object(
  { sendsTo: Type.Union([Type.Literal('people'), Type.Literal('folder'), Type.Literal('nobody')]) },
  closed,
)

export type MailSender = Static<typeof mailSenderSchema>

/** One person in the log of a mailing. */
export const mailingRecipientSchema = Type.Object(
  {
    id: idSchema,
    mailingId: idSchema,
    restaurantId: idSchema,
    contactId: idSchema,
    /** The address and name of the contact now; null if their data was deleted. */
    address: nullable(Type.String()),
    name: nullable(Type.String()),
    /** The language of the mail; null until it is sent. */
    language: nullable(languageSchema),
    state: recipientStateSchema,
    reason: nullable(Type.Union(recipientReasons.map((reason) => Type.Literal(reason)))),
    /** The mail server's reply to the last try. */
    answer: nullable(Type.String()),
    tries: Type.Integer(),
    nextTryAt: nullable(instantSchema),
    updatedAt: nullable(instantSchema),
    unsubscribedAt: nullable(instantSchema),
  },
  closed,
)

export type MailingRecipient = Static<typeof mailingRecipientSchema>

export const recipientListQuerySchema = listQuerySchema(
  {
    mailingId: idSchema,
    state: filters.oneOf(recipientStateSchema),
    /** True for those who unsubscribed by the link of this mailing. */
    isUnsubscribed: Type.Optional(Type.Boolean()),
  },
  ['id'],
)

export type RecipientListQuery = Static<typeof recipientListQuerySchema>

export const settleRecipientSchema = Type.Object(
  {
    id: idSchema,
    /** `sendAgain` sends the mail a second time if the first one arrived; `leave` counts it as sent. */
    as: Type.Union([Type.Literal('sendAgain'), Type.Literal('leave')]),
  },
  closed,
)

export type SettleRecipient = Static<typeof settleRecipientSchema>
