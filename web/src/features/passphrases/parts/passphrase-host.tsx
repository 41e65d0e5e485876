import { useEffect } from 'react'
import { PassphraseDialog } from '#features/passphrases/parts/passphrase-dialog.tsx'
import { question } from '#features/passphrases/passphrase-question.ts'
import { useStore } from '#kit/store.ts'

/** Asks for a passphrase over whatever screen wants one. */
export function PassphraseHost() {
  const asked = useStore(question)
  useEffect(() => leaveWithThePerson, [])
  return asked ? <PassphraseDialog key={`${asked.venueId}:${asked.gate}`} question={asked} /> : null
}

/** The next one who signs in is not asked what was asked of somebody else. */
function leaveWithThePerson(): void {
  question.get()?.answer({ isGranted: false })
}
