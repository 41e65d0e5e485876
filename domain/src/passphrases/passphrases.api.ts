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
        "Tells which passphrases a venue has, never what they are, and which gates are open to the caller; the id is the venue's.",
    },
    patch: {
      permission: 'passphrases:write',
      data: setPassphrasesSchema,
      answer: venuePassphrasesSchema,
      summary:
        "Sets a venue's passphrases; the id is the venue's. A changed one closes its gate to everybody who had opened it.",
    },
  },
  [passphraseGrantPath]: {
    create: {
      permission: 'passphrases:try',
      data: openGateSchema,
      answer: passphraseGrantSchema,
      status: 200,
      summary: 'Opens a gate of a venue to the caller for five minutes. Five wrong tries a minute lock for one.',
    },
  },
} as const satisfies Record<string, ServiceContract>
