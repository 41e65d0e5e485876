import { Icon } from '#ui/icon.tsx'
import type { Tone } from '#ui/tone.ts'
import stack from '#ui/stack.module.css'
import styles from '#ui/state-tag.module.css'
import toneStyles from '#ui/tone.module.css'

type StateTagProps = {
  tone: Tone
  /** The word of the state: colour is never its only sign. */
  label: string
  /** One of `icon-paths.ts`, drawn before the word. */
  icon?: string
  /** Filled, for states that must be visible from across the room. */
  isStrong?: boolean
}

export function StateTag({ tone, label, icon, isStrong }: StateTagProps) {
  // Strong red has white words in both themes, as the heads of late cards have.
  const look = isStrong && tone === 'red' ? toneStyles.late : `${toneStyles[tone]} ${isStrong ? styles.strong : ''}`
  return (
    <span className={`${styles.tag} ${stack.inline1} ${look}`}>
      {icon ? <Icon path={icon} size={14} /> : null}
      {label}
    </span>
  )
}
