/** What the page tells the worker that holds its sockets. */
export type ToSockets = { id: number } & (
  | { what: 'open'; address: string }
  | { what: 'send'; data: string | ArrayBuffer }
  | { what: 'close' }
)

/** What the worker tells the page. */
export type FromSockets = { id: number } & (
  | { what: 'opened' }
  /** In the order in which they came. */
  | { what: 'heard'; messages: (string | ArrayBuffer)[] }
  | { what: 'closed'; code: number; reason: string }
  | { what: 'failed' }
)
