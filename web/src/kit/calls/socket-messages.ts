/** Messages from the page to the worker that holds its sockets. */
export type ToSockets = { id: number } & (
  | { what: 'open'; address: string }
  | { what: 'send'; data: string | ArrayBuffer }
  | { what: 'close' }
)

/** Messages from the worker to the page. */
export type FromSockets = { id: number } & (
  | { what: 'opened' }
  /** In the order in which they arrived. */
  | { what: 'heard'; messages: (string | ArrayBuffer)[] }
  | { what: 'closed'; code: number; reason: string }
  | { what: 'failed' }
)
