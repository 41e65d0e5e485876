/** The parameters that describe a tool in the address: `{ tool: 'updateOrder', order: '7' }`. */
export type ToolAddress = Readonly<Record<string, string>>

const listeners = new Set<(address: ToolAddress) => void>()

/**
 * Publishes that a tool is no longer needed. Only a tool that the address names closes, even if its own part is still
 * being fetched.
 */
export function finishTool(address: ToolAddress): void {
  for (const listener of listeners) listener(address)
}

/** Subscribes to finished tools. Returns an unsubscribe function. */
export function onToolFinished(listener: (address: ToolAddress) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
