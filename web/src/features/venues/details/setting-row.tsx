import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '#features/venues/details/venue-details.module.css'
import { Icon } from '#ui/icon.tsx'
import { forwardIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'

type SettingRowProps = {
  label: string
  help: string
  value?: ReactNode
  /** A path, or the act that opens its form. */
  onOpen: string | (() => void)
}

/** Renders one setting with its help and its value; pressing it opens its form or screen. */
export function SettingRow({ label, help, value, onOpen }: SettingRowProps) {
  const words: ReactNode = (
    <>
      <span className={styles.words}>
        <span className={styles.label} data-label="">
          {label}
        </span>
        <span className={font.note}>{help}</span>
      </span>
      {value === undefined ? null : (
        <span className={`${styles.value} ${font.soft}`} dir="auto">
          {value}
        </span>
      )}
      <Icon path={forwardIcon} size={16} isDirectional />
    </>
  )
  const look = `${styles.row} ${stack.row3}`
  return (
    <li>
      {typeof onOpen === 'string' ? (
        <Link to={onOpen} className={look}>
          {words}
        </Link>
      ) : (
        <button type="button" className={look} aria-haspopup="dialog" onClick={onOpen}>
          {words}
        </button>
      )}
    </li>
  )
}
