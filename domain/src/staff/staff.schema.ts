import { type Static, Type } from '@sinclair/typebox'
import { staffRoleSchema } from '../access/roles.ts'
import { passwordLength } from '../auth/auth.schema.ts'
import { idempotencyKeySchema, idSchema, instantSchema } from '../kit/ids.ts'
import { languageSchema } from '../kit/languages.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'

const closed = { additionalProperties: false } as const

/** The states of an account: invited until its owner has chosen a password. */
export const staffStates = ['active', 'invited', 'deactivated'] as const

const staffStateSchema = Type.Union(staffStates.map((state) => Type.Literal(state)))

export type StaffState = (typeof staffStates)[number]

/** An account as those who manage it see it. */
export const staffMemberSchema = Type.Object(
  {
    id: idSchema,
    email: Type.String(),
    role: staffRoleSchema,
    fname: Type.String(),
    lname: Type.String(),
    /** The venues that the caller sees, in the person's order. */
    restaurantId: Type.Array(idSchema),
    /** True if the person also works at a venue that is not the caller's. */
    worksElsewhere: Type.Boolean(),
    language: languageSchema,
    state: staffStateSchema,
    /** The number of devices on which the person is signed in. */
    sessions: Type.Integer(),
    /** True if the person signs in with a code besides the password. */
    hasSecondFactor: Type.Boolean(),
    lastSeenAt: nullable(instantSchema),
    /** The end of the link that was made last, while it can be used. */
    linkUntil: nullable(instantSchema),
    createdAt: instantSchema,
    version: Type.Integer(),
    updatedAt: nullable(instantSchema),
    updatedBy: nullable(Type.String()),
  },
  closed,
)

export type StaffMember = Static<typeof staffMemberSchema>

/** An event of an account. It has no names: a venue may protect its staff list by a passphrase. */
export const staffChangeSchema = Type.Object({ id: idSchema, restaurantId: Type.Array(idSchema) }, closed)

export const staffListQuerySchema = listQuerySchema(
  {
    restaurantId: filters.id,
    role: filters.oneOf(staffRoleSchema),
    state: Type.Optional(staffStateSchema),
    /** A part of the name or the email. */
    search: Type.Optional(Type.String({ maxLength: 100 })),
  },
  ['id', 'fname', 'lastSeenAt'],
)

export type StaffListQuery = Static<typeof staffListQuerySchema>

export const staffLimits = { nameLength: 60, emailLength: 254, venues: 100 } as const

const nameSchema = Type.Optional(Type.String({ maxLength: 1_000 }))
const venuesSchema = Type.Optional(Type.Array(idSchema, { maxItems: staffLimits.venues, uniqueItems: true }))

/** The body of an invitation. The rules report what is missing. */
export const inviteStaffSchema = Type.Object(
  {
    email: Type.Optional(Type.String({ maxLength: 1_000 })),
    fname: nameSchema,
    lname: nameSchema,
    role: staffRoleSchema,
    restaurantId: venuesSchema,
    language: Type.Optional(languageSchema),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  closed,
)

export type InviteStaff = Static<typeof inviteStaffSchema>

/** The body of a change. With a `version`, it is refused if another person was faster. */
export const patchStaffSchema = Type.Object(
  {
    fname: nameSchema,
    lname: nameSchema,
    role: Type.Optional(staffRoleSchema),
    restaurantId: venuesSchema,
    isActive: Type.Optional(Type.Boolean()),
    version: Type.Optional(Type.Integer()),
  },
  closed,
)

export type PatchStaff = Static<typeof patchStaffSchema>

/** The fields of an account that those who manage it fill in. */
export type StaffDraft = {
  email: string
  fname: string
  lname: string
  role: StaffMember['role']
  restaurantId: number[]
}

export const linkKinds = ['invitation', 'reset'] as const

export type LinkKind = (typeof linkKinds)[number]

/** The hours for which a link can be used, once. */
export const linkHours = 24

/** An account with the link for its owner: it is answered once and stored only as a hash. */
export const staffLinkSchema = Type.Object(
  {
    id: idSchema,
    member: staffMemberSchema,
    kind: Type.Union(linkKinds.map((kind) => Type.Literal(kind))),
    /** Without an address of its own, the server gives the path only. */
    link: Type.String(),
    /** The address that the link is also mailed to; null if the server sends no mail. */
    mailedTo: nullable(Type.String()),
    expiresAt: instantSchema,
  },
  closed,
)

export type StaffLink = Static<typeof staffLinkSchema>

export const removeFactorSchema = Type.Object({ id: idSchema }, closed)

export const makeLinkSchema = Type.Object({ id: idSchema, idempotencyKey: Type.Optional(idempotencyKeySchema) }, closed)

const linkTokenSchema = Type.String({ minLength: 1, maxLength: 100 })

export const readLinkSchema = Type.Object({ token: linkTokenSchema }, closed)

/** The account that a link belongs to, as the page shows it before the link is used. */
export const openedLinkSchema = Type.Object(
  {
    kind: Type.Union(linkKinds.map((kind) => Type.Literal(kind))),
    email: Type.String(),
    fname: Type.String(),
    lname: Type.String(),
    role: staffRoleSchema,
    /** The names of the person's venues; none for roles that see all of them. */
    venues: Type.Array(Type.String()),
    expiresAt: instantSchema,
  },
  closed,
)

export type OpenedLink = Static<typeof openedLinkSchema>

/** The body that accepts an invitation, or sets a new password. */
export const useLinkSchema = Type.Object(
  {
    token: linkTokenSchema,
    password: Type.String({ maxLength: passwordLength.most }),
    fname: nameSchema,
    lname: nameSchema,
    language: Type.Optional(languageSchema),
  },
  closed,
)

export type UseLink = Static<typeof useLinkSchema>

/** A device on which a person is signed in. */
export const staffSessionSchema = Type.Object(
  {
    /** It opens nothing: a session is used by its token. */
    id: Type.String(),
    userId: idSchema,
    /** The browser and the system, as far as they are known. */
    device: nullable(Type.String()),
    createdAt: instantSchema,
    lastSeenAt: instantSchema,
    /** True for the session of the caller. */
    isOwn: Type.Boolean(),
  },
  closed,
)

export type StaffSession = Static<typeof staffSessionSchema>

export const staffSessionListQuerySchema = listQuerySchema({ userId: idSchema }, ['createdAt'])

export type StaffSessionListQuery = Static<typeof staffSessionListQuerySchema>

export const endStaffSessionSchema = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }, closed)
