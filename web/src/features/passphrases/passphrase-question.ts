import type { ApiError } from '#kit/api-error.ts'
import { createStore } from '#kit/store.ts'
import type { GateOfPerson } from '#features/passphrases/passphrase-memory.ts'

/** How a question ended; a refusal is there when a wrong passphrase was given, and not when the dialog was only left. */
export type PassphraseAnswer = { isGranted: true } | { isGranted: false; refusal?: ApiError }

export type PassphraseQuestion = GateOfPerson & {
  answered: Promise<PassphraseAnswer>
  answer: (answer: PassphraseAnswer) => void
}

/** What the one dialog asks now. */
export const question = createStore<PassphraseQuestion | null>(null)

/** Asks in the dialog. Somebody who asks the same meanwhile gets the same answer; another question waits for its turn. */
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
