const noteKey = 'brigade-unsent'
const reasons: (() => readonly string[])[] = []

/** Registers a function that returns sentences about what a person leaves behind when their session ends. */
export function addEndReason(reason: () => readonly string[]): void {
  reasons.push(reason)
}

/** Returns the sentences about what the signed-in person leaves behind. */
export function sentencesAtEnd(): string[] {
  return reasons.flatMap((reason) => reason())
}

/** Leaves a text for the page that opens after a reload: it says why the person is signed out. */
export function leaveEndNote(text: string): void {
  try {
    if (text !== '') sessionStorage.setItem(noteKey, text)
  } catch {
    // Without the note, the person is informed after the next sign-in.
  }
}

/** Returns the text that the page before left, once. */
export function takeEndNote(): string | null {
  try {
    const note = sessionStorage.getItem(noteKey)
    sessionStorage.removeItem(noteKey)
    return note
  } catch {
    return null
  }
}
