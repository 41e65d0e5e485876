import type { App } from './context.ts'

/** One domain of the server: it registers its services, hooks and rooms on the app. */
export type Feature = { name: string; register(app: App): void | Promise<void> }
