/** Acts of the person who is signed in that this device holds back, or could not send. */
type UnsentActs = {
  /** Tries once to send all of them. */
  send: () => Promise<void>
  /** What was not sent, and what becomes of it; null where there is nothing. */
  sayLeft: () => string | null
}

const kept = new Set<UnsentActs>()

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
