import type { ReactNode } from 'react'
import font from '#ui/font.module.css'
import styles from '#ui/facts.module.css'

/** Renders what is known of a record: each label with its value, without those that have none. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt className={font.soft}>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
