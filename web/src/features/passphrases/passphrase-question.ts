import type { ApiError } from '#kit/calls/api-error.ts'
import { createStore } from '#kit/device/store.ts'
import type { GateOfPerson } from '#features/passphrases/passphrase-memory.ts'

/**
 * The result of a question; it has a refusal if a wrong passphrase was given, and none if the dialog was only closed.
 */
export type PassphraseAnswer = { isGranted: true } | { isGranted: false; refusal?: ApiError }

export type PassphraseQuestion = GateOfPerson & {
  answered: Promise<PassphraseAnswer>
  answer: (answer: PassphraseAnswer) => void
}

/** The current question of the only dialog. */
export const question = createStore<PassphraseQuestion | null>(null)

/** Asks in the dialog. The same question in between gets the same answer; another question waits for its turn. */
export async function askInDialog(gate: GateOfPerson): Promise<PassphraseAnswer> {
  for (let open = question.get(); open; open = question.get()) {
    const answer = await open.answered
    if (isSameGate(open, gate)) return answer
  }
  const { promise, resolve } = Promise.withResolvers<PassphraseAnswer>()
  question.set({
    ...gate,
    answered: promise,
    answer(given) {
      question.set(null)
      resolve(given)
    },
  })
  return promise
}

function isSameGate(left: GateOfPerson, right: GateOfPerson): boolean {
  return left.userId === right.userId && left.venueId === right.venueId && left.gate === right.gate
}
