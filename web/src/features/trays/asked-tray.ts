import { createStore } from '#kit/store.ts'

/** Whether somebody who scans is asked which tray was brought: the next scan is the answer, also where the screen looks for what is scanned. */
export const isTrayAsked = createStore(false)
