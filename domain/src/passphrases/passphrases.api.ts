import type { ServiceContract } from '../access/contract.ts'
import {
  passphraseGrantSchema,
  venuePassphrasesSchema,
  openGateSchema,
  setPassphrasesSchema,
} from './passphrases.schema.ts'

export const passphrasesPath = 'v1/passphrase'
export const passphraseGrantPath = 'v1/passphrase/grant'

export const passphraseServices = {
  [passphrasesPath]: {
    get: {
      permission: 'passphrases:read',
      answer: venuePassphrasesSchema,
      summary:
        "Returns which passphrases a venue has, never their values, and which gates are open to the caller. The id is the venue's.",
    },
    patch: {
      permission: 'passphrases:write',
      data: setPassphrasesSchema,
      answer: venuePassphrasesSchema,
      summary: "Sets a venue's passphrases. The id is the venue's. Changing a passphrase ends all access that it gave.",
    },
  },
  [passphraseGrantPath]: {
    create: {
      permission: 'passphrases:try',
      data: openGateSchema,
      answer: passphraseGrantSchema,
      status: 200,
      summary:
        'Opens a gate of a venue to the caller for five minutes. Five wrong attempts in a minute lock it for one minute.',
    },
  },
} as const satisfies Record<string, ServiceContract>
