import { type Static, Type } from '@sinclair/typebox'
import type { ServiceContract } from '../access/contract.ts'
import {
  staffUserSchema,
  changePasswordSchema,
  patchOwnAccountSchema,
  passwordLength,
  type StaffUser,
} from './auth.schema.ts'
import { challengeSchema, codeSchema } from './second-factor.schema.ts'

export const authenticationPath = 'v1/authentication'
export const userdataPath = 'v1/userdata'
export const usersPath = 'v1/users'
export const passwordPath = 'v1/password'
export const versionPath = 'v1/version'
/** The address of the OpenAPI document; it is no service and is public. */
export const openApiPath = 'v1/openapi.json'

/**
 * The body of a sign-in: email and password for the strategy `local`, a token for `jwt`, and the challenge of a refused
 * sign-in with a code for `secondFactor`.
 */
export const signInSchema = Type.Object(
  {
    strategy: Type.Union([Type.Literal('local'), Type.Literal('jwt'), Type.Literal('secondFactor')], {
      errorMessage: 'The strategy must be local, jwt or secondFactor.',
    }),
    email: Type.Optional(Type.String({ maxLength: 254 })),
    password: Type.Optional(Type.String({ maxLength: passwordLength.most })),
    accessToken: Type.Optional(Type.String({ maxLength: 4096 })),
    challenge: Type.Optional(challengeSchema),
    code: Type.Optional(codeSchema),
  },
  { additionalProperties: false },
)

export type SignIn = Static<typeof signInSchema>

const closed = { additionalProperties: false } as const

/** A session: its token and its user. Staff get their account; guests and machines get only their `kind`. */
export const signedInSchema = Type.Object(
  {
    accessToken: Type.String(),
    authentication: Type.Object(
      {
        strategy: Type.String(),
        /** The claims of the token; `exp` is in seconds since 1970. */
        payload: Type.Union([Type.Object({ exp: Type.Number() }), Type.Null()]),
      },
      closed,
    ),
    user: Type.Unsafe<StaffUser>(Type.Union([staffUserSchema, Type.Object({ kind: Type.String() })])),
    /** Only after a sign-in that has set up a second factor: answered this once. */
    recoveryCodes: Type.Optional(Type.Array(Type.String())),
  },
  closed,
)

export type SignedIn = Static<typeof signedInSchema>

/** The answer to a password change: the token of the only session that is left. */
export const passwordChangedSchema = Type.Object({ accessToken: Type.String() }, closed)

export type PasswordChanged = Static<typeof passwordChangedSchema>

/** The running version, such as `0.1.0+5f3a9c01`; the part after `+` changes with every build of the dashboard. */
export const programVersionSchema = Type.Object({ version: Type.String() }, closed)

export type ProgramVersion = Static<typeof programVersionSchema>

export const authServices = {
  [authenticationPath]: {
    create: {
      permission: 'public',
      data: signInSchema,
      answer: signedInSchema,
      summary:
        'Signs in with email and password, or resumes a session with its token. Five wrong attempts in a minute lock the account for one minute. An account with a second factor is refused with a challenge (401, `secondFactorNeeded`), which a second call answers with a code.',
    },
    remove: {
      permission: 'public',
      answer: signedInSchema,
      summary: 'Signs out and ends the session of the token.',
    },
  },
  [userdataPath]: {
    find: { permission: 'account:read', answer: staffUserSchema, summary: 'Reads the signed-in account.' },
  },
  [usersPath]: {
    get: {
      permission: 'account:read',
      answer: staffUserSchema,
      summary: "Reads the caller's account. Any other is not found.",
    },
    patch: {
      permission: 'account:write',
      data: patchOwnAccountSchema,
      answer: staffUserSchema,
      summary: "Changes the caller's name and interface language.",
    },
  },
  [passwordPath]: {
    create: {
      permission: 'account:write',
      data: changePasswordSchema,
      answer: passwordChangedSchema,
      status: 200,
      summary: 'Changes the password, ends every session of the account, and returns a new token.',
    },
  },
  [versionPath]: {
    find: {
      permission: 'public',
      answer: programVersionSchema,
      summary: 'Returns the version of the server.',
    },
  },
} as const satisfies Record<string, ServiceContract>
