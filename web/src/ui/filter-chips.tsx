import { Chip, Chips } from '#ui/chips.tsx'

type FilterChipsProps<T extends string> = {
  label: string
  choices: readonly T[]
  labelOf: (choice: T) => string
  /** The label of the choice for all. */
  every: string
  /** The chosen filter; undefined for all. */
  chosen: T | undefined
  onChoose: (choice: T | undefined) => void
}

/** Filters a list: by one of a few choices, or not at all. */
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
