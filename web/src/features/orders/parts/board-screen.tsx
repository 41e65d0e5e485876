import type { ReactNode } from 'react'
import { Page } from '#ui/page.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/parts/board-screen.module.css'

type BoardScreenProps = { title: string; filters: ReactNode; tools: ReactNode; children: ReactNode }

/** Shows a screen of live orders below one line with its title, its filters and its tools. */
export function BoardScreen({ title, filters, tools, children }: BoardScreenProps) {
  return (
    <Page title={title} isWide note={filters} actions={<div className={`${styles.tools} ${stack.row2}`}>{tools}</div>}>
      {children}
    </Page>
  )
}
