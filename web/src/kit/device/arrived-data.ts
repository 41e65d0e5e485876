type Listener = () => void

const listeners = new Set<Listener>()

/** Tells that data has arrived: what it changes on the screen follows. */
export function noteArrivedData(): void {
  for (const listener of listeners) listener()
}

/** Calls back whenever data has arrived, before it is drawn. */
export function onArrivedData(listener: Listener): void {
  listeners.add(listener)
}
