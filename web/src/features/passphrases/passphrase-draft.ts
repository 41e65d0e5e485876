import {
  type Gate,
  gates,
  passphraseLength,
  type SetPassphrases,
} from '@brigade/domain/passphrases/passphrases.schema.ts'

/** The typed passphrase of each gate; an empty field leaves its passphrase unchanged. */
export type PassphraseDraft = Partial<Record<Gate, string>>

/** Returns the problem of a new passphrase. */
export function passphraseProblemOf(text = ''): 'blank' | 'tooShort' | undefined {
  if (text === '') return undefined
  if (text.trim() === '') return 'blank'
  return text.length < passphraseLength.least ? 'tooShort' : undefined
}

/** Returns the passphrases to be changed. */
export function toSend(draft: PassphraseDraft): SetPassphrases {
  return Object.fromEntries(gates.flatMap((gate) => (draft[gate] ? [[gate, draft[gate]]] : [])))
}
