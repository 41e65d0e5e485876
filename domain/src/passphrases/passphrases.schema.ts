import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'

/**
 * The things that a venue may protect with a passphrase: its staff screen, edits of its menu, and moving a category to
 * another menu.
 */
export const gates = ['staffAccess', 'menuEdit', 'categoryMove'] as const

const gateSchema = Type.Union(
  gates.map((gate) => Type.Literal(gate)),
  { errorMessage: gateMessage() },
)

/**
 * Builds the message in a separate function: in the schema itself, it would keep the schema builder in the bundle of
 * screens that use none.
 */
function gateMessage(): string {
  return `The gate is one of ${gates.join(', ')}.`
}

export type Gate = (typeof gates)[number]

export const passphraseLength = { least: 4, most: 200 } as const

/** The number of minutes for which a right passphrase lets a person through. (product, Passphrases) */
export const grantMinutes = 5

/**
 * The limit of one person's wrong tries: this many in so many seconds, before their dialog must wait. (product,
 * Passphrases)
 */
export const passphraseLimits = { wrongTries: 5, perSeconds: 60, lockSeconds: 60 } as const

/** The body that opens a gate for the caller. */
export const openGateSchema = Type.Object(
  {
    restaurantId: idSchema,
    gate: gateSchema,
    passphrase: Type.String({ minLength: 1, maxLength: passphraseLength.most }),
  },
  { additionalProperties: false },
)

export type OpenGate = Static<typeof openGateSchema>

/** An open gate of one person at one venue. */
export const passphraseGrantSchema = Type.Object(
  { gate: gateSchema, grantedUntil: instantSchema },
  { additionalProperties: false },
)

export type PassphraseGrant = Static<typeof passphraseGrantSchema>

const newPassphraseSchema = Type.Optional(
  Type.String({ minLength: passphraseLength.least, maxLength: passphraseLength.most, pattern: '\\S' }),
)

/** The body that sets passphrases; those left out stay as they are. */
export const setPassphrasesSchema = Type.Object(
  { staffAccess: newPassphraseSchema, menuEdit: newPassphraseSchema, categoryMove: newPassphraseSchema },
  { additionalProperties: false },
)

export type SetPassphrases = Static<typeof setPassphrasesSchema>

/**
 * The gates of a venue that have a passphrase, never the passphrase itself, and the gates that are open to the caller.
 */
export const venuePassphrasesSchema = Type.Object(
  {
    restaurantId: idSchema,
    isSet: Type.Object(
      { staffAccess: Type.Boolean(), menuEdit: Type.Boolean(), categoryMove: Type.Boolean() },
      { additionalProperties: false },
    ),
    grants: Type.Array(passphraseGrantSchema),
  },
  { additionalProperties: false },
)

export type VenuePassphrases = Static<typeof venuePassphrasesSchema>
