import type { ReactNode } from 'react'
import stack from '#ui/stack.module.css'

/** Shows parts of one kind side by side, below their name. */
export function PartGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={stack.column2}>
      <h2>{name}</h2>
      <div className={stack.wrap2}>{children}</div>
    </section>
  )
}
