/** Copies a text; false if the browser refuses. Browsers refuse it without HTTPS, except on the server's own machine. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Returns whether the browser can copy at all here. */
export function canCopy(): boolean {
  const { clipboard }: { clipboard?: Clipboard } = navigator
  return clipboard !== undefined
}
