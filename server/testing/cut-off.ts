import type { Screen } from './screen.ts'

/** Waits until a screen loses its line. To be called before that which cuts it. */
export function cutOff({ socket }: Screen): Promise<void> {
  return new Promise((resolve) => void socket.once('disconnect', () => resolve()))
}
