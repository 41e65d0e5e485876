import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import type { useBoardFilter } from '#features/orders/board/use-board-filter.ts'

type BoardChipsProps = Pick<ReturnType<typeof useBoardFilter>, 'choices' | 'choice' | 'choose' | 'ofChoice'>

/** Chooses which orders a board shows, each choice with its count. */
export function BoardChips({ choices, choice, choose, ofChoice }: BoardChipsProps) {
  const t = useTranslations('orders')
  const { number } = useFormats()
  return (
    <Chips label={t('board.show')}>
      {choices.map((each) => (
        <Chip key={each} isChosen={each === choice} onChoose={() => choose(each === choice ? 'all' : each)}>
          {t(`board.only.${each}`)} <strong>{number(ofChoice[each].length)}</strong>
        </Chip>
      ))}
    </Chips>
  )
}
