import { type Static, Type } from '@sinclair/typebox'
import type { ServiceContract } from '../access/contract.ts'
import { changePasswordSchema, patchOwnAccountSchema, passwordLength, type StaffUser } from './auth.schema.ts'

export const authenticationPath = 'v1/authentication'
export const userdataPath = 'v1/userdata'
export const usersPath = 'v1/users'
export const passwordPath = 'v1/password'
export const versionPath = 'v1/version'

/** The body of a sign-in: email and password for the strategy `local`, a token for `jwt`. */
export const signInSchema = Type.Object(
  {
    strategy: Type.Union([Type.Literal('local'), Type.Literal('jwt')], {
      errorMessage: 'The strategy is either local or jwt.',
    }),
    email: Type.Optional(Type.String({ maxLength: 254 })),
    password: Type.Optional(Type.String({ maxLength: passwordLength.most })),
    accessToken: Type.Optional(Type.String({ maxLength: 4096 })),
  },
  { additionalProperties: false },
)

export type SignIn = Static<typeof signInSchema>

/** What a sign-in of staff answers. */
export type SignedIn = {
  accessToken: string
  authentication: { strategy: string; payload: { exp: number; [claim: string]: unknown } | null }
  user: StaffUser
}

/** What changing the password answers: the token of the one session that is left. */
export type PasswordChanged = { accessToken: string }

/** Which program answers; it changes with every build of the dashboard. */
export type ProgramVersion = { version: string }

export const authServices = {
  [authenticationPath]: {
    create: {
      permission: 'public',
      data: signInSchema,
      summary:
        'Signs in with email and password, or takes up a session again with its token. Five wrong tries a minute lock for one.',
    },
    remove: { permission: 'public', summary: 'Signs out: ends the session of the token that is sent.' },
  },
  [userdataPath]: {
    find: { permission: 'account:read', summary: 'Reads who is signed in.' },
  },
  [usersPath]: {
    get: { permission: 'account:read', summary: "Reads one's own account; any other is not found." },
    patch: {
      permission: 'account:write',
      data: patchOwnAccountSchema,
      summary: "Changes one's own name and interface language.",
    },
  },
  [passwordPath]: {
    create: {
      permission: 'account:write',
      data: changePasswordSchema,
      status: 200,
      summary: 'Changes the password, ends every session of the account, and answers the token of a new one.',
    },
  },
  [versionPath]: {
    find: { permission: 'public', summary: 'Tells which version of the program answers.' },
  },
} as const satisfies Record<string, ServiceContract>
