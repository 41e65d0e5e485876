import type { KeyboardEvent } from 'react'

/** Lets Tab leave a field with several choices: Ant Design would remove the choice under the cursor and stay open. */
export function keepTabForLeaving(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation()
}
