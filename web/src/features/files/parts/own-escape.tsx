import type { ReactNode } from 'react'

/** Around a dialog: a drawer below listens for Escape at the window, and one press would close both, with what was typed there. */
export function OwnEscape({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}>
      {children}
    </div>
  )
}
