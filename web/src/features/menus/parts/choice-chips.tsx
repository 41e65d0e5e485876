import { readName } from '#kit/i18n/read-name.ts'
import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import font from '#ui/font.module.css'
import styles from '#features/menus/parts/choice-chips.module.css'

type ChoiceChipsProps = {
  label: string
  choices: readonly { id: number; name: LocalText; itemsCount: number }[]
  /** Null for all of them. */
  chosen: number | null
  onChoose: (id: number) => void
  /** Passed where all of them may be shown at once. */
  all?: { label: string; onChoose: () => void }
}

/** Shows the menus of a venue or the categories of a menu, to choose one of them. */
export function ChoiceChips({ label, choices, chosen, onChoose, all }: ChoiceChipsProps) {
  return (
    <Chips label={label}>
      {all ? (
        <Chip isChosen={chosen === null} onChoose={all.onChoose}>
          {all.label}
        </Chip>
      ) : null}
      {choices.map(({ id, name, itemsCount }) => (
        <Chip key={id} isChosen={chosen === id} onChoose={() => onChoose(id)}>
          <bdi>{readName(name)}</bdi> <span className={`${styles.count} ${font.note}`}>{itemsCount}</span>
        </Chip>
      ))}
    </Chips>
  )
}
