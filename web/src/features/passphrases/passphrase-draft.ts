import {
  type Gate,
  gates,
  passphraseLength,
  type SetPassphrases,
} from '@brigade/domain/passphrases/passphrases.schema.ts'

/** What was typed for each gate; an empty field leaves its passphrase as it is. */
export type PassphraseDraft = Partial<Record<Gate, string>>

/** What is wrong with a new passphrase. */
export function problemOf(text = ''): 'blank' | 'tooShort' | undefined {
  if (text === '') return undefined
  if (text.trim() === '') return 'blank'
  return text.length < passphraseLength.least ? 'tooShort' : undefined
}

/** The passphrases that are to be changed. */
export function toSend(draft: PassphraseDraft): SetPassphrases {
  return Object.fromEntries(gates.flatMap((gate) => (draft[gate] ? [[gate, draft[gate]]] : [])))
}
