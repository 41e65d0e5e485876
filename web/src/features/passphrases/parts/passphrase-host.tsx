import { useEffect } from 'react'
import { PassphraseDialog } from '#features/passphrases/parts/passphrase-dialog.tsx'
import { question } from '#features/passphrases/passphrase-question.ts'
import { useStore } from '#kit/device/store.ts'

/** Asks for a passphrase over whatever screen needs one. */
export function PassphraseHost() {
  const asked = useStore(question)
  useEffect(() => leaveWithThePerson, [])
  return asked ? <PassphraseDialog key={`${asked.venueId}:${asked.gate}`} question={asked} /> : null
}

/** Ends a question at sign-out: the next person is not asked a question meant for another. */
function leaveWithThePerson(): void {
  question.get()?.answer({ isGranted: false })
}
