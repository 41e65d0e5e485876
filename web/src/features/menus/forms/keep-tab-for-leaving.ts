import type { KeyboardEvent } from 'react'

/** For fields with several choices: Ant Design would take the choice under the cursor back with Tab, and stay open. */
export function keepTabForLeaving(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation()
}
