import { Chip, Chips } from '#ui/chips.tsx'

type FilterChipsProps<T extends string> = {
  label: string
  choices: readonly T[]
  labelOf: (choice: T) => string
  /** What is said for all of them. */
  every: string
  /** None: all of them. */
  chosen: T | undefined
  onChoose: (choice: T | undefined) => void
}

/** What a list is narrowed to: one of a few choices, or all of them. */
export function FilterChips<T extends string>({
  label,
  choices,
  labelOf,
  every,
  chosen,
  onChoose,
}: FilterChipsProps<T>) {
  return (
    <Chips label={label}>
      <Chip isChosen={chosen === undefined} onChoose={() => onChoose(undefined)}>
        {every}
      </Chip>
      {choices.map((choice) => (
        <Chip key={choice} isChosen={choice === chosen} onChoose={() => onChoose(choice)}>
          {labelOf(choice)}
        </Chip>
      ))}
    </Chips>
  )
}
