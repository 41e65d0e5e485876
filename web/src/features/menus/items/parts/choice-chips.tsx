import type { LocalText } from '@brigade/domain/kit/languages.ts'
import styles from '#features/menus/items/parts/choice-chips.module.css'

type ChoiceChipsProps = {
  label: string
  choices: readonly { id: number; name: LocalText; itemsCount: number }[]
  /** None: all of them. */
  chosen: number | null
  onChoose: (id: number) => void
  /** Where all of them may be shown at once. */
  all?: { label: string; onChoose: () => void }
}

/** The menus of a venue or the categories of a menu, of which one is looked at. */
export function ChoiceChips({ label, choices, chosen, onChoose, all }: ChoiceChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {all ? (
        <button type="button" className={styles.chip} aria-pressed={chosen === null} onClick={all.onChoose}>
          {all.label}
        </button>
      ) : null}
      {choices.map(({ id, name, itemsCount }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
        >
          <bdi>{name.en}</bdi> <span className={styles.count}>{itemsCount}</span>
        </button>
      ))}
    </div>
  )
}
