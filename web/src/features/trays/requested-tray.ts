import { createStore } from '#kit/device/store.ts'

/**
 * True while a person who scans is asked which tray was delivered: the next scan is the answer, even on screens that
 * search for scanned codes.
 */
export const isTrayRequested = createStore(false)
