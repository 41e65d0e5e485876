/** Acts of the person who is signed in that this device holds back, or could not send. */
type UnsentActs = {
  /** Tries once to send all of them. */
  send: () => Promise<void>
  /** What was not sent, and what becomes of it; null where there is nothing. */
  sayLeft: () => string | null
}

const kept = new Set<UnsentActs>()
const noteKey = 'brigade-unsent'

/** Has who is signed in not leave such acts behind unknowingly. */
export function keepUnsentActs(acts: UnsentActs): void {
  kept.add(acts)
}

/** For when somebody has left: what is theirs waits for them elsewhere. */
export function forgetUnsentActs(): void {
  kept.clear()
}

export async function sendUnsentActs(): Promise<void> {
  await Promise.all([...kept].map((acts) => acts.send()))
}

export function sayUnsentActs(): string[] {
  return [...kept].flatMap((acts) => acts.sayLeft() ?? [])
}

/** Leaves a note of what was not sent, for the page that opens once this one, which can't send it any more, is reloaded. */
export function noteUnsentActs(): void {
  leaveEndNote(sayUnsentActs().join(' '))
}

/** Has the page that opens once this one is reloaded say why its person is signed out. */
export function leaveEndNote(text: string): void {
  try {
    if (text !== '') sessionStorage.setItem(noteKey, text)
  } catch {
    // Without the note it is told when its person is here again.
  }
}

/** What the page before left to be said; once. */
export function takeEndNote(): string | null {
  try {
    const note = sessionStorage.getItem(noteKey)
    sessionStorage.removeItem(noteKey)
    return note
  } catch {
    return null
  }
}
