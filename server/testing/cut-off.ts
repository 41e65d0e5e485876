import type { Screen } from './screen.ts'

/** Waits until a screen loses its connection. Call it before the act that cuts the connection. */
export function cutOff({ socket }: Screen): Promise<void> {
  return new Promise((resolve) => void socket.once('disconnect', () => resolve()))
}
